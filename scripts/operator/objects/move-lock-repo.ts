import pg from 'pg';

/** "EMBMOVES". */
const lockKey = '4993720461634717011';

/**
 * Only one process at a time moves files: what one has moved looks to another as if the site had removed it. Returns what ends the
 * lock, or null if another process has it. A kill ends it, too. `connection`: to PostgreSQL itself, not to a pooler.
 */
export async function takeMoveLock(connection: pg.PoolConfig): Promise<(() => Promise<void>) | null> {
  const { host, port, user, password, database, connectionString } = connection;
  const client = new pg.Client({
    ...(connectionString === undefined ? { host, port, user, password, database } : { connectionString }),
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  // Before a file is removed, the rows are read, so a lost lock loses no file.
  client.on('error', () => {});
  await client.connect();
  const end = () => client.end();
  try {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [lockKey]);
    if (rows[0]?.taken === true) return end;
  } catch (error) {
    await end();
    throw error;
  }
  await end();
  return null;
}
