#!/bin/sh
# Copies the primary, which may not be there yet, and then follows it. An interrupted copy is begun anew. The slot keeps what the
# standby has not read yet, until that is as much as max_slot_wal_keep_size of the primary.
set -eu
PGPASSWORD=$(cat /run/secrets/database-password)
export PGPASSWORD
primary="host=${PRIMARY:-postgres} user=emberleaf"
mkdir -p "$(dirname "$PGDATA")"
until [ -s "$PGDATA/PG_VERSION" ]; do
  rm -rf "$PGDATA.new"
  # A slot of a copy before may have lost what it kept.
  if psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$primary dbname=emberleaf" --output=/dev/null \
    --command="SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = 'standby'" \
    --command="SELECT pg_create_physical_replication_slot('standby', true)" &&
    pg_basebackup --pgdata="$PGDATA.new" --dbname="$primary application_name=standby" --slot=standby \
      --write-recovery-conf --wal-method=stream --checkpoint=fast; then
    rm -rf "$PGDATA"
    mv "$PGDATA.new" "$PGDATA"
  else
    sleep 2
  fi
done
exec postgres
