import type pg from 'pg';
import { migrate } from '#platform/server/db/migrate.ts';
import type { MigrateOptions } from '#platform/server/db/migrate-options.ts';
import type { Env } from '#platform/server/env.ts';
import { prepareJobQueue } from '#platform/server/jobs/prepare-job-queue.ts';

/**
 * Migrates the site's database and the job queue's tables. In development a function that goes back to an earlier text is applied
 * again; a real site or a shared database never goes back, because that text is an older release's.
 */
export async function migrateSite(
  { appEnv, databaseUrl }: Pick<Env, 'appEnv' | 'databaseUrl'>,
  connection: pg.PoolConfig,
  options: MigrateOptions = {},
): Promise<string[]> {
  const applied = await migrate(connection, { forwardOnly: databaseUrl !== null || appEnv === 'production', ...options });
  return [...applied, ...(await prepareJobQueue(connection, options))];
}
