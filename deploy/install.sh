#!/bin/sh
# Installs Partita with its server into a folder of its own: on a bare machine, and in the image.
#
#   deploy/install.sh TARGET       then: TARGET/bin/partita serve --data DIR
#
# What it needs: Python 3.11 or newer with venv (another than python3: PYTHON=python3.13 deploy/install.sh TARGET), and
# the package index that pip asks.  Every package is held to the digest in requirements/play.txt.  The checkout is only
# read and can go afterwards.  The same TARGET again is an upgrade.
set -eu

fail() {
  echo "deploy/install.sh: $*" >&2
  exit 2
}

[ "$#" = 1 ] || fail "say where to install: deploy/install.sh /opt/partita"
case $1 in -*) fail "$1 is no folder: deploy/install.sh /opt/partita" ;; esac
python=${PYTHON:-python3}
"$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2> /dev/null \
  || fail "$python is not Python 3.11 or newer with venv: install that, or name it: PYTHON=/path/to/python3"
checkout=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
target=$(cd "$1" && pwd)
wheels=$(mktemp -d)
trap 'rm -rf "$wheels"' EXIT

step() { echo "deploy/install.sh: $*" >&2; }
pip() { "$target/bin/python" -m pip --disable-pip-version-check -qq --no-input "$@"; }

step "an environment in $target"
"$python" -m venv "$target"

step "the packages of requirements/play.txt"
pip install --require-hashes -r "$checkout/requirements/play.txt"

step "Partita"
pip wheel --no-deps --no-build-isolation --wheel-dir "$wheels" "$checkout"
pip install --no-deps --no-index --force-reinstall "$wheels"/partita-*.whl

step "the kernels of both games, which takes a minute or two"
mkdir -p "$target/kernels"
PARTITA_CACHE_DIR="$target/kernels" "$target/bin/python" -m partita.cli.warming

step "done: PARTITA_CACHE_DIR=$target/kernels $target/bin/partita serve --help"
