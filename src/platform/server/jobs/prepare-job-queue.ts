import pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Creates or migrates the tables of pg-boss, with its own connection and without the time limits of pages. */
export async function prepareJobQueue(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 10_000, statement_timeout: 0, query_timeout: 0 });
  pool.on('error', () => {});
  // oxlint-disable-next-line emberleaf/no-sql-as-text -- pg-boss has written it, with its values beside it.
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, schema: 'pgboss', supervise: false, schedule: false });
  try {
    await boss.start();
    await boss.stop({ graceful: false, close: false });
  } finally {
    await pool.end();
  }
}
