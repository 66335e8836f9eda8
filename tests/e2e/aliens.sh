#!/bin/sh
# A game of four people with aliens that keep things, on two sizes of screen: tests/e2e/aliens.sh FOLDER-FOR-PICTURES
# COSMIC=/path/to/python uses a Python that has the game already; otherwise the game is installed into a new venv.
set -eu
. "$(dirname "$0")/common.sh"
begin "$@"
need Xvfb:xvfb xdotool:xdotool import:imagemagick openbox:openbox wmctrl:wmctrl ps:procps
play aliens.py
