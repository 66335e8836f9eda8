"""Tells a program that a screen was unplugged, in the words of the X server.

The dummy driver calls an output that is switched off still connected; a real cable that is pulled makes the server say
otherwise, and that is what SDL goes by when it counts the screens. The server's own word comes when it is back.
"""

from __future__ import annotations

import ctypes

from screen import Stuck

NOTIFY, OUTPUT_CHANGE, DISCONNECTED, UPRIGHT = 1, 1, 1, 1  # numbers of the RandR extension


class OutputChange(ctypes.Structure):
    """XRROutputChangeNotifyEvent, as Xrandr.h has it."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("subtype", ctypes.c_int),
        ("output", ctypes.c_ulong),
        ("crtc", ctypes.c_ulong),
        ("mode", ctypes.c_ulong),
        ("rotation", ctypes.c_ushort),
        ("connection", ctypes.c_ushort),
        ("subpixel_order", ctypes.c_ushort),
        ("room", ctypes.c_char * 96),  # an event of the X library is at least so long
    )


def tell_unplugged(server: str, window: int, output: int) -> None:
    """To the program that made the window."""
    x11, randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(server.encode()))
    if not display.value:
        raise Stuck(f"there is no X server at {server}")
    first, errors = ctypes.c_int(), ctypes.c_int()
    randr.XRRQueryExtension(display, ctypes.byref(first), ctypes.byref(errors))
    event = OutputChange(
        type=first.value + NOTIFY,
        window=window,
        subtype=OUTPUT_CHANGE,
        output=output,
        rotation=UPRIGHT,
        connection=DISCONNECTED,
    )
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    x11.XSync(display, 0)
    x11.XCloseDisplay(display)
