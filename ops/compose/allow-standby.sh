#!/bin/sh
# Lets the standby follow, in a new database: what initdb writes allows that from the same machine only.
set -eu
echo 'host replication all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
