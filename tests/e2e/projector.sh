#!/bin/sh
# A tabletop night on two screens, one of which is unplugged: tests/e2e/projector.sh FOLDER-FOR-PICTURES
# COSMIC=/path/to/python uses a Python that has the game already; otherwise the game is installed into a new venv.
set -eu
. "$(dirname "$0")/common.sh"
begin "$@"
need Xorg:xserver-xorg-core xrandr:x11-xserver-utils xdotool:xdotool import:imagemagick openbox:openbox \
    wmctrl:wmctrl ps:procps
need_file /usr/lib/xorg/modules/drivers/dummy_drv.so:xserver-xorg-video-dummy
play two_screens.py
