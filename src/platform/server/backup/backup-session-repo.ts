import pg from 'pg';
import { BackupError } from './backup-error.ts';
import type { DatabaseBase } from './manifest.ts';

/** A connection of its own that holds the lock of backups. */
export interface BackupSession {
  /** Tells databases apart, also after a restore, which keeps it. */
  readonly system: string;
  readonly now: () => Promise<Date>;
  /** From now on until `stop`, what is copied can be made consistent. */
  start(): Promise<void>;
  /** `label`: a file that belongs to the copy. */
  stop(): Promise<{ readonly base: DatabaseBase; readonly label: string }>;
  /** Ends the WAL file that is being written, so that it is archived. */
  endWalFile(): Promise<void>;
  close(): Promise<void>;
}

/** "EMBACKUP". */
const lockKey = '4993448512894584912';
/** In ms. PostgreSQL writes its buffers to the disk before it lets anybody copy. */
const longestStatement = 600_000;
/** In ms. A database that does not answer is given up. */
const longestSilence = 10_000;

/** Null: another process makes a backup, or hands files over. Closing the connection, also by a kill, ends the lock. */
export async function openBackupSession(connection: pg.PoolConfig): Promise<BackupSession | null> {
  const { host, port, user, password, database, connectionString } = connection;
  const client = new pg.Client({
    ...(connectionString === undefined ? { host, port, user, password, database } : { connectionString }),
    connectionTimeoutMillis: longestSilence,
    statement_timeout: longestStatement,
    query_timeout: longestStatement + longestSilence,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean; system: string }>(
      'SELECT pg_try_advisory_lock($1) AS locked, (SELECT system_identifier::text FROM pg_control_system()) AS system',
      [lockKey],
    );
    const [row] = rows;
    if (row?.locked === true) return sessionOf(client, row.system);
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return null;
}

function sessionOf(client: pg.Client, system: string): BackupSession {
  let started = '';
  return {
    system,
    now: async () => first(await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')).now,
    async start() {
      const { mode } = first(await client.query<{ mode: string }>(`SELECT current_setting('archive_mode') AS mode`));
      if (mode === 'off')
        throw new BackupError('The database was started by an older release, which keeps no WAL: start the site again first.');
      started = first(await client.query<{ lsn: string }>(`SELECT pg_backup_start('emberleaf', true)::text AS lsn`)).lsn;
    },
    async stop() {
      const { lsn, label, timeline } = first(
        await client.query<{ lsn: string; label: string; timeline: number }>(`
          SELECT s.lsn::text AS lsn, s.labelfile AS label, (SELECT timeline_id FROM pg_control_checkpoint()) AS timeline
          FROM pg_backup_stop(false) s`),
      );
      const names = first(
        await client.query<{ first: string; last: string }>('SELECT pg_walfile_name($1) AS first, pg_walfile_name($2) AS last', [
          started,
          lsn,
        ]),
      );
      return { base: { timeline, start_lsn: started, stop_lsn: lsn, start_wal: names.first, stop_wal: names.last }, label };
    },
    async endWalFile() {
      await client.query('SELECT pg_switch_wal()');
    },
    close: () => client.end(),
  };
}

function first<Row>({ rows }: { readonly rows: readonly Row[] }): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the database gave no row');
  return row;
}

/** As `system` of a session, without the lock. */
export async function readSystem(connection: pg.PoolConfig): Promise<string> {
  const session = new pg.Client({ ...connection, connectionTimeoutMillis: longestSilence, query_timeout: longestSilence });
  session.on('error', () => {});
  await session.connect();
  try {
    return first(await session.query<{ system: string }>('SELECT system_identifier::text AS system FROM pg_control_system()')).system;
  } finally {
    await session.end();
  }
}

/** The timeline of a database, and the time by its clock. */
export async function readTimeline(connection: pg.PoolConfig): Promise<{ readonly timeline: number; readonly at: Date }> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: longestSilence, query_timeout: longestSilence });
  client.on('error', () => {});
  await client.connect();
  try {
    return first(
      await client.query<{ timeline: number; at: Date }>(
        'SELECT timeline_id AS timeline, clock_timestamp() AS at FROM pg_control_checkpoint()',
      ),
    );
  } finally {
    await client.end();
  }
}
