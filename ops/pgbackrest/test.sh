#!/usr/bin/env bash
# Tries what docs/how-to/back-up-and-restore.md says about pgBackRest: stanza, backup, a wrong delete, a restore to the second before,
# and what our restore does after it. Needs root and the Debian packages postgresql-15 and pgbackrest; installs them where that is allowed.
set -euo pipefail
cd "$(dirname "$0")/../.."
bin=/usr/lib/postgresql/15/bin
if [ ! -x "$bin/postgres" ] || ! command -v pgbackrest > /dev/null; then
  if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    there=$(command -v "$bin/postgres" || true)
    install() { apt-get install -y --no-install-recommends postgresql-15 pgbackrest > /dev/null; }
    install || { apt-get update > /dev/null && install; }
    # The trial starts a server of its own, and needs none that the package has just made.
    [ -n "$there" ] || service postgresql stop > /dev/null 2>&1 || true
  else
    echo 'Install the Debian packages postgresql-15 and pgbackrest, then repeat.' >&2
    exit 1
  fi
fi
node=node; [ -x node_modules/.bin/node ] && node=$PWD/node_modules/.bin/node
dir=$(mktemp -d)
port=$((20000 + RANDOM % 10000))
as() { (cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$@"); }
stop() { as "$bin/pg_ctl" -D "$dir/pg" -m immediate stop > /dev/null 2>&1 || true; }
trap 'stop; rm -rf "$dir"' EXIT
chmod 711 "$dir"
# The sockets not with the data: their lock file would be backed up and restored, and name a process that may be there.
for folder in pg repo log spool lock run; do install -d -o postgres -g postgres -m 700 "$dir/$folder"; done
cat > "$dir/pgbackrest.conf" <<CONF
[global]
repo1-path=$dir/repo
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=a-long-word-of-this-test-only
log-path=$dir/log
lock-path=$dir/lock
spool-path=$dir/spool
log-level-console=warn
start-fast=y
compress-type=zst
[emberleaf]
pg1-path=$dir/pg
pg1-port=$port
pg1-socket-path=$dir/run
CONF
chmod 644 "$dir/pgbackrest.conf"
backrest() { as pgbackrest --config="$dir/pgbackrest.conf" --stanza=emberleaf "$@"; }
start() { as "$bin/pg_ctl" -D "$dir/pg" -w -t 300 -l "$dir/log/postgres.log" start > /dev/null || { tail -n 30 "$dir/log/postgres.log" >&2; exit 1; }; }
query() { as "$bin/psql" -h "$dir/run" -p "$port" -Atqc "$1" postgres; }

as "$bin/initdb" -D "$dir/pg" -A trust -E UTF8 --locale=C > /dev/null
cat >> "$dir/pg/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$dir/run'
archive_mode = on
archive_command = 'pgbackrest --config=$dir/pgbackrest.conf --stanza=emberleaf archive-push %p'
CONF
start
backrest stanza-create
backrest check

export DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres" DATA_DIR="$dir/data" BACKUP_URL="$dir/files" SECRET=a-secret-of-this-test-that-is-long-enough
mkdir -p "$DATA_DIR/files/photos"
echo photo > "$DATA_DIR/files/photos/one.webp"
"$node" scripts/operator/migrate.ts > /dev/null
backrest --type=full backup
"$node" scripts/operator/backup.ts
query "CREATE TABLE kept (name text); INSERT INTO kept VALUES ('Ada'), ('Grace')"
sleep 1
before=$(query 'SELECT clock_timestamp()')
iso=$(date -u -d "$before" +%Y-%m-%dT%H:%M:%S.%3NZ)
sleep 1
query 'DELETE FROM kept'
rm "$DATA_DIR/files/photos/one.webp"
query 'SELECT pg_switch_wal()' > /dev/null
as "$bin/pg_ctl" -D "$dir/pg" -m fast -w stop > /dev/null

backrest --delta --type=time --target="$before" --target-action=promote restore
start
for _ in $(seq 100); do [ "$(query 'SELECT pg_is_in_recovery()')" = f ] && break; sleep 0.1; done
"$node" scripts/operator/restore.ts --after --to "$iso"
[ "$(query 'SELECT count(*) FROM kept')" = 2 ] || { echo 'The rows did not come back.' >&2; exit 1; }
[ -f "$DATA_DIR/files/photos/one.webp" ] || { echo 'The file did not come back.' >&2; exit 1; }
echo 'pgBackRest: the second before the wrong delete is back.'
