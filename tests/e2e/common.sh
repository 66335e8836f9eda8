# What every run from outside begins with: sourced by the scripts beside it.
#   begin FOLDER         one argument is needed: a folder for the pictures
#   need COMMAND:PACKAGE ...   programs of the system, installed if root may
#   need_file FILE:PACKAGE     the same for a file
#   play SCRIPT          runs it with a Python that has the game: $COSMIC, or a new venv with the game installed
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
work=""
missing=""
trap 'if [ -n "$work" ]; then rm -rf "$work"; fi' EXIT

begin() {
    if [ $# -ne 1 ]; then
        echo "usage: $0 FOLDER" >&2
        exit 2
    fi
    out=$1
}

need() {
    for pair in "$@"; do
        command -v "${pair%%:*}" >/dev/null || missing="$missing ${pair##*:}"
    done
}

need_file() {
    [ -e "${1%%:*}" ] || missing="$missing ${1##*:}"
}

install_missing() {
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "please install:$missing" >&2
        exit 2
    fi
    apt-get update -qq && apt-get install -qq -y --no-install-recommends $missing
}

play() {
    install_missing
    if [ -z "${COSMIC:-}" ]; then
        work=$(mktemp -d)
        python3 -m venv "$work/venv"
        "$work/venv/bin/pip" install -q "$root"
        COSMIC="$work/venv/bin/python"
    else
        PYTHONPATH="$root${PYTHONPATH:+:$PYTHONPATH}"
        export PYTHONPATH
    fi
    "$COSMIC" "$here/$1" "$out" --python "$COSMIC"
}
