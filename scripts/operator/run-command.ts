import path from 'node:path';
import { createPlatform } from '../../src/app/server/create-platform.ts';
import { reasonOf } from '../../src/app/server/start/start-failure.ts';
import { hasPendingMigrations } from '../../src/platform/server/db/migration-state.ts';
import { startPostgres } from '../../src/platform/server/db/postgres-server.ts';
import { type Env, readEnv } from '../../src/platform/server/env.ts';
import { createLog } from '../../src/platform/server/log.ts';
import type { Platform } from '../../src/platform/server/platform.ts';

/** Says why a command did not do what it was asked to. */
export function refuse(sentence: string): false {
  console.error(sentence);
  return false;
}

/**
 * Runs a command of the operator on the site's data, also while the site runs. Ends the process with 1 if `work` returns false. It
 * never migrates, because the command reads and writes the data of this version.
 */
export async function runCommand(work: (platform: Platform) => Promise<boolean>): Promise<void> {
  const done = await orRefused(() =>
    withPlatform(readEnv(), async (platform) =>
      (await hasPendingMigrations(platform.database.db))
        ? refuse('The database has the schema of an older version, or none: run "npm run migrate", then repeat the command.')
        : work(platform),
    ),
  );
  process.exitCode = done ? 0 : 1;
}

/** Says which variable has to be another one, or that the database is away, in place of a stack trace. */
export async function orRefused(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    return refuse(reasonOf(error));
  }
}

/** Runs `work` on the configured database or the embedded one, and closes what it has opened. */
export async function withPlatform<T>(env: Env, work: (platform: Platform) => Promise<T>): Promise<T> {
  const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
  try {
    const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, createLog(env));
    try {
      return await work(platform);
    } finally {
      await closePlatform(platform);
    }
  } finally {
    await postgres?.leave();
  }
}

export async function closePlatform({ security, mailer, bus, redis, database }: Platform): Promise<void> {
  await security.close();
  mailer.close();
  await bus.close();
  // Its connection would keep the process.
  redis?.close();
  await database.close();
}
