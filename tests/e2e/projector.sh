#!/bin/sh
# A tabletop night on two screens, one of which is unplugged: tests/e2e/projector.sh FOLDER-FOR-PICTURES
# COSMIC=/path/to/python uses a Python that has the game already; otherwise the game is installed into a new venv.
set -eu
if [ $# -ne 1 ]; then
    echo "usage: $0 FOLDER" >&2
    exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
out=$1

missing=""
for pair in Xorg:xserver-xorg-core xrandr:x11-xserver-utils xdotool:xdotool import:imagemagick openbox:openbox \
    wmctrl:wmctrl ps:procps; do
    command -v "${pair%%:*}" >/dev/null || missing="$missing ${pair##*:}"
done
[ -e /usr/lib/xorg/modules/drivers/dummy_drv.so ] || missing="$missing xserver-xorg-video-dummy"
if [ -n "$missing" ]; then
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "please install:$missing" >&2
        exit 2
    fi
    apt-get update -qq && apt-get install -qq -y --no-install-recommends $missing
fi

work=""
trap 'if [ -n "$work" ]; then rm -rf "$work"; fi' EXIT
if [ -z "${COSMIC:-}" ]; then
    work=$(mktemp -d)
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install -q "$root"
    COSMIC="$work/venv/bin/python"
else
    PYTHONPATH="$root${PYTHONPATH:+:$PYTHONPATH}"
    export PYTHONPATH
fi
"$COSMIC" "$here/two_screens.py" "$out" --python "$COSMIC"
