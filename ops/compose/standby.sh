#!/bin/sh
# Copies the primary, which may not be there yet, and then follows it. An interrupted copy is begun anew.
set -eu
PGPASSWORD=$(cat /run/secrets/database-password)
export PGPASSWORD
mkdir -p "$(dirname "$PGDATA")"
until [ -s "$PGDATA/PG_VERSION" ]; do
  rm -rf "$PGDATA.new"
  if pg_basebackup --pgdata="$PGDATA.new" --dbname="host=${PRIMARY:-postgres} user=emberleaf application_name=standby" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast; then
    rm -rf "$PGDATA"
    mv "$PGDATA.new" "$PGDATA"
  else
    sleep 2
  fi
done
exec postgres
