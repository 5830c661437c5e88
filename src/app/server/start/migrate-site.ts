import type pg from 'pg';
import { migrate } from '#platform/server/db/migrate.ts';
import type { MigrateOptions } from '#platform/server/db/migrate-options.ts';
import { setRoleLimits, withoutRoleLimits } from '#platform/server/db/connections/session-limits.ts';
import type { Env } from '#platform/server/env.ts';
import { prepareJobQueue } from '#platform/server/jobs/prepare-job-queue.ts';

/**
 * Migrates the site's database and the job queue's tables. In development a function that goes back to an earlier text is applied
 * again; a real site or a shared database never goes back, because that text is an older release's. Behind a pooler it uses the
 * database itself, and gives the role of the pooler's connections its limits.
 */
export async function migrateSite(
  { appEnv, databaseUrl, databaseDirectUrl }: Pick<Env, 'appEnv' | 'databaseUrl' | 'databaseDirectUrl'>,
  given: pg.PoolConfig,
  options: MigrateOptions = {},
): Promise<string[]> {
  // Behind a pooler, the limits of pages are those of the role.
  const connection = databaseDirectUrl === null ? given : withoutRoleLimits({ connectionString: databaseDirectUrl });
  const applied = await migrate(connection, { forwardOnly: databaseUrl !== null || appEnv === 'production', ...options });
  applied.push(...(await prepareJobQueue(connection, options)));
  if (databaseDirectUrl !== null) await limitRole(connection, databaseUrl ?? '', options.say);
  return applied;
}

async function limitRole(connection: pg.PoolConfig, databaseUrl: string, say: MigrateOptions['say']): Promise<void> {
  const refused = await setRoleLimits(connection, decodeURIComponent(new URL(databaseUrl).username));
  if (refused.length > 0) say?.(`The limits of the role need somebody with more rights: ${refused.join('; ')};`);
}
