import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { MigrationFailed } from '#platform/server/db/migrate-options.ts';
import { readMigrationState } from '#platform/server/db/migration-state.ts';
import { isDatabaseAway, openDatabase } from '#platform/server/db/open-database.ts';
import type { Env } from '#platform/server/env.ts';
import { jobQueueVersion, readJobQueueVersion } from '#platform/server/jobs/job-queue-version.ts';
import { jobQueueName } from '#platform/server/jobs/prepare-job-queue.ts';
import { thisRelease } from '#platform/server/release.ts';
import { refusedOptions, StartFailure } from './start-failure.ts';

/** Ms between two checks of the database. */
const checkEvery = 1000;
/** Seconds after which a caller may try again. */
const retryAfter = '5';
/** The first that the schema runs on. */
const oldestVersion = 15;

interface Missing {
  /** As `/readyz` names it. */
  readonly name: 'database' | 'migrations' | 'start';
  readonly migrations: readonly string[];
}

interface Waiting {
  readonly env: Pick<Env, 'appEnv' | 'host' | 'port'>;
  readonly connection: pg.PoolConfig;
  readonly log: Logger;
  readonly say: (sentence: string) => void;
}

/**
 * Resolves when the database of DATABASE_URL answers and, in production, is migrated: there a start never migrates. Until then this
 * process answers `/healthz` with 200 and everything else with 503, and `/readyz` names what is missing. It does so until the
 * returned function is called, so that nobody is refused while the site starts.
 */
export async function awaitDatabase({ env, connection, log, say }: Waiting): Promise<() => Promise<void>> {
  let missing = await check(env, connection, log);
  if (missing === null) return async () => {};
  const current: { missing: Missing } = { missing };
  const server = answerMissing(() => current.missing);
  await listen(server, env);
  for (let said = ''; missing !== null; missing = await check(env, connection, log)) {
    current.missing = missing;
    const sentence = sentenceOf(missing);
    if (sentence !== said) say(sentence);
    said = sentence;
    await sleep(checkEvery);
  }
  current.missing = { name: 'start', migrations: [] };
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

const sentenceOf = ({ name, migrations }: Missing): string =>
  name === 'database'
    ? 'The database of DATABASE_URL does not answer: the site starts when it does.'
    : `The site starts when "npm run migrate" has applied ${migrations.join(', ')}.`;

/** Null: the site can start. */
async function check({ appEnv }: Pick<Env, 'appEnv'>, connection: pg.PoolConfig, log: Logger): Promise<Missing | null> {
  const database = openDatabase({ connection, size: 1, log });
  try {
    const { rows } = await database.pool.query<{ version: number }>(`SELECT current_setting('server_version_num')::int AS version`);
    const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (version < oldestVersion)
      throw new StartFailure(`The database of DATABASE_URL is PostgreSQL ${version}: ${oldestVersion} or newer is needed.`);
    if (appEnv !== 'production') return null;
    const { waiting, needsRelease } = await readMigrationState(database.db);
    if (needsRelease !== null)
      throw new MigrationFailed(
        `The database needs release ${needsRelease} or a newer one; this is ${thisRelease}: start the newer release.`,
      );
    const isQueueOld = (await readJobQueueVersion(database.pool)) < jobQueueVersion;
    const migrations = [...waiting, ...(isQueueOld ? [jobQueueName] : [])];
    return migrations.length > 0 ? { name: 'migrations', migrations } : null;
  } catch (error) {
    const refused = refusedOptions(error);
    if (refused !== null) throw refused;
    if (isDatabaseAway(error)) return { name: 'database', migrations: [] };
    throw refusalOf(error);
  } finally {
    await database.close();
  }
}

/** SQLSTATEs of what the operator has to mend, and the host's name that no server knows. */
const refusals = new Set(['28000', '28P01', '3D000', '42501']);

function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Error && refusals.has(code) ? new StartFailure(`DATABASE_URL cannot be used: ${error.message}.`) : error;
}

function answerMissing(missing: () => Missing): Server {
  return createServer((request, response) => {
    const address = request.url?.split('?')[0];
    const { name, migrations } = missing();
    const body = { ok: false, missing: [name], migrations, waiting: [] };
    // What the caller still sends is not read.
    response.setHeader('connection', 'close').setHeader('cache-control', 'no-store').setHeader('content-type', 'application/json');
    if (address === '/healthz') response.end(JSON.stringify({ ok: true }));
    else {
      response.writeHead(503, { 'retry-after': retryAfter });
      response.end(JSON.stringify(address === '/readyz' ? body : { error: { code: 'unavailable', params: {} } }));
    }
  });
}

async function listen(server: Server, { port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
