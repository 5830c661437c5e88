#!/usr/bin/env bash
# Checks and tests the alert rules with promtool, which the Debian package prometheus has. Installs it where that is allowed.
set -euo pipefail
cd "$(dirname "$0")"
if ! command -v promtool > /dev/null; then
  if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    install() { apt-get install -y --no-install-recommends prometheus > /dev/null; }
    install || { apt-get update > /dev/null && install; }
    # Only promtool is needed: where the package starts the server, it is stopped again.
    if command -v systemctl > /dev/null; then systemctl disable --now prometheus > /dev/null 2>&1 || true; fi
  else
    echo 'promtool is missing: install the Debian package prometheus (apt-get install prometheus), then repeat.' >&2
    exit 1
  fi
fi
promtool check config prometheus.yml
promtool check rules alerts.yml
promtool test rules alerts.test.yml
