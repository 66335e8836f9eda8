#!/bin/sh
# Six seats, rewards and technologies on two sizes of screen, then on a laptop and a projector:
# tests/e2e/everything.sh FOLDER-FOR-PICTURES
# COSMIC=/path/to/python uses a Python that has the game already; otherwise the game is installed into a new venv.
set -eu
. "$(dirname "$0")/common.sh"
begin "$@"
need Xvfb:xvfb Xorg:xserver-xorg-core xrandr:x11-xserver-utils xdotool:xdotool import:imagemagick openbox:openbox \
    wmctrl:wmctrl ps:procps
need_file /usr/lib/xorg/modules/drivers/dummy_drv.so:xserver-xorg-video-dummy
play everything.py
out=$out/projector
play everything_projected.py
