#!/bin/sh
# A whole evening in a real window: tests/e2e/run.sh FOLDER-FOR-PICTURES
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
for pair in Xvfb:xvfb xdotool:xdotool import:imagemagick openbox:openbox wmctrl:wmctrl ps:procps; do
    command -v "${pair%%:*}" >/dev/null || missing="$missing ${pair##*:}"
done
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
"$COSMIC" "$here/journey.py" "$out" --python "$COSMIC"
