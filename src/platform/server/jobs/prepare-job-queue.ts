import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { isDatabaseAway } from '../db/open-database.ts';
import { type MigrateOptions, type MigrateSettings, migrateSettings, MigrationFailed, tryAgain } from '../db/migrate-options.ts';
import { jobQueueVersion, readJobQueueVersion } from './job-queue-version.ts';

/** Among the names of migrations. */
export const jobQueueName = 'job-queue';

/** Seconds between two of pg-boss's indexes that are built while others write: its least. */
const betweenIndexes = 10;

/**
 * Creates or migrates the tables of pg-boss and builds its indexes, on a connection with the limits of migrations. Several may run at
 * once: pg-boss takes a lock of its own. Returns the name of what was applied.
 */
export async function prepareJobQueue(connection: pg.PoolConfig, options: MigrateOptions = {}): Promise<string[]> {
  const settings = migrateSettings(options);
  const before = await tryAgain('The job queue', settings, codeOf, () => prepareOnce(connection, settings)).catch((error: unknown) => {
    if (codeOf(error) === '' || isDatabaseAway(error)) throw error;
    throw new MigrationFailed(`The job queue could not be migrated: ${reasonOf(error, settings)}.`, { cause: error });
  });
  if (before >= jobQueueVersion) return [];
  settings.say(`Applied ${jobQueueName} ${jobQueueVersion}.`);
  return [jobQueueName];
}

/** Returns the version that it found. */
async function prepareOnce(connection: pg.PoolConfig, { statementSeconds, lockSeconds }: MigrateSettings): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 10_000, statement_timeout: 0, query_timeout: 0 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const executeSql = async (text: string, values?: unknown[]) => {
    // Its transactions set limits of their own.
    const limited = text.replace(
      /^\s*BEGIN;\s*SET LOCAL lock_timeout = \d+;/,
      `BEGIN; SET LOCAL statement_timeout = ${Math.round(statementSeconds * 1000)}; SET LOCAL lock_timeout = ${Math.round(lockSeconds * 1000)};`,
    );
    try {
      // oxlint-disable-next-line emberleaf/no-sql-as-text -- pg-boss has written it, with its values beside it.
      return await pool.query(limited, values);
    } catch (error) {
      await pool.query('ROLLBACK').catch(() => {});
      throw error;
    }
  };
  const boss = new PgBoss({ db: { executeSql }, schema: 'pgboss', supervise: false, schedule: false, bamIntervalSeconds: betweenIndexes });
  boss.on('error', () => {});
  try {
    const before = await readJobQueueVersion(pool);
    await boss.start();
    try {
      await awaitIndexes(boss);
    } finally {
      await boss.stop({ graceful: false, close: false });
    }
    return before;
  } finally {
    await pool.end();
  }
}

async function awaitIndexes(boss: PgBoss): Promise<void> {
  for (;;) {
    const open = (await boss.getBamEntries()).filter(({ status }) => status !== 'completed');
    const failed = open.find(({ status, error }) => status === 'failed' && error !== undefined);
    if (open.length === 0) return;
    if (failed !== undefined && !boss.isBamWorking())
      throw new MigrationFailed(`The job queue's index ${failed.name} failed: ${failed.error}.`);
    await sleep(250);
  }
}

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

const reasonOf = (error: unknown, { statementSeconds }: MigrateSettings): string =>
  codeOf(error) === '57014' ? `it took longer than ${statementSeconds} s` : error instanceof Error ? error.message : String(error);
