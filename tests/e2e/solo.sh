#!/bin/sh
# One person and three hard bots, on two sizes of screen: tests/e2e/solo.sh FOLDER-FOR-PICTURES
# COSMIC=/path/to/python uses a Python that has the game already; otherwise the game is installed into a new venv.
set -eu
. "$(dirname "$0")/common.sh"
begin "$@"
need Xvfb:xvfb xdotool:xdotool import:imagemagick openbox:openbox wmctrl:wmctrl ps:procps
play solo.py
