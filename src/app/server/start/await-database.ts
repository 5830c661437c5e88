import type pg from 'pg';
import type { Logger } from 'pino';
import { MigrationFailed } from '#platform/server/db/migrate-options.ts';
import { readMigrationState } from '#platform/server/db/migration-state.ts';
import { isDatabaseAway, openDatabase } from '#platform/server/db/open-database.ts';
import type { Env } from '#platform/server/env.ts';
import { jobQueueVersion, readJobQueueVersion } from '#platform/server/jobs/job-queue-version.ts';
import { jobQueueName } from '#platform/server/jobs/prepare-job-queue.ts';
import { thisRelease } from '#platform/server/release.ts';
import { type DatabaseVariable, refusalOf, waitingFor } from './database-refusal.ts';
import { StartFailure } from './start-failure.ts';
import type { Missing, WaitingRoom } from './waiting-room.ts';

/** The first that the schema runs on. */
const oldestVersion = 15;

interface Awaited {
  readonly env: Pick<Env, 'appEnv'>;
  readonly connection: pg.PoolConfig;
  /** That of the connection's address. */
  readonly variable: DatabaseVariable;
  readonly log: Logger;
  readonly room: WaitingRoom;
}

interface Wait {
  readonly missing: Missing;
  readonly sentence: string;
}

/**
 * Resolves when the database answers, can be written to and, in production, is migrated: there a start never migrates. Until then the
 * waiting room answers.
 */
export async function awaitDatabase(awaited: Awaited): Promise<void> {
  for (let wait = await check(awaited); wait !== null; wait = await check(awaited)) await awaited.room.wait(wait.missing, wait.sentence);
  awaited.room.goOn();
}

/** Null: the site can start. */
async function check({ env: { appEnv }, connection, variable, log }: Awaited): Promise<Wait | null> {
  const away = (sentence: string): Wait => ({ missing: { name: 'database', migrations: [] }, sentence });
  const database = openDatabase({ connection, size: 1, log });
  try {
    const { rows } = await database.pool.query<{ version: number; standby: boolean }>(
      `SELECT current_setting('server_version_num')::int AS version, pg_is_in_recovery() AS standby`,
    );
    const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (version < oldestVersion)
      throw new StartFailure(`The database of ${variable} is PostgreSQL ${version}: ${oldestVersion} or newer is needed.`);
    // It may be about to take over.
    if (rows[0]?.standby === true)
      return away(`The database of ${variable} is a standby, to which nobody can write: the site starts when it is the primary.`);
    if (appEnv !== 'production') return null;
    const { waiting, needsRelease } = await readMigrationState(database.db);
    if (needsRelease !== null)
      throw new MigrationFailed(
        `The database needs release ${needsRelease} or a newer one; this is ${thisRelease}: start the newer release.`,
      );
    const isQueueOld = (await readJobQueueVersion(database.pool)) < jobQueueVersion;
    const migrations = [...waiting, ...(isQueueOld ? [jobQueueName] : [])];
    if (migrations.length === 0) return null;
    const sentence = `The site starts when "npm run migrate" has applied ${migrations.join(', ')}.`;
    return { missing: { name: 'migrations', migrations }, sentence };
  } catch (error) {
    const refusal = refusalOf(variable, error);
    if (refusal !== null) throw new StartFailure(refusal);
    if (isDatabaseAway(error)) return away(waitingFor(`The database of ${variable}`, error));
    throw error;
  } finally {
    await database.close();
  }
}
