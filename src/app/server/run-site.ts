import path from 'node:path';
import process from 'node:process';
import v8 from 'node:v8';
import type { PostgresServer } from '#platform/server/db/postgres-server.ts';
import { endProcess } from '#platform/server/hanging-disk/end-process.ts';
import { startEmbedded } from '#platform/server/db/start-embedded.ts';
import { type Env, readEnv } from '#platform/server/env.ts';
import type { ErrorReports } from '#platform/server/error-reports/error-reports.ts';
import { createLog } from '#platform/server/log.ts';
import type { UnmetRequirement } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { settlePlace } from '#platform/server/file-place/file-place.ts';
import { type App, createApp } from './create-app.ts';
import { keepAssets } from './build/kept-assets.ts';
import { assetsFolder, mountPages } from './pages/mount-pages.ts';
import { createPlatform } from './create-platform.ts';
import { makeDataFolder } from './start/data-folder.ts';
import { checkSessions } from './start/check-sessions.ts';
import { drainAlone, drainAmongOthers } from './start/drain.ts';
import { awaitDatabase } from './start/await-database.ts';
import { endOnFatalErrors } from './start/fatal-errors.ts';
import { refuseTakenPort } from './start/free-port.ts';
import { migrateSite } from './start/migrate-site.ts';
import { openWaitingRoom } from './start/waiting-room.ts';
import { DemoDataBroken, reasonOf } from './start/start-failure.ts';

// On a machine with much memory, V8 lets the heap grow to several times its live size before a full collection. With 50, a full
// collection is due when the heap has grown by half. After a quarter of an hour of high load the process then has 603 MB instead of 872.
// Collections are more frequent, but run mostly in parallel to the main thread. `--max-old-space-size` would end the process at its
// limit, and `--optimize-for-size` would also turn off compiler optimisations.
v8.setFlagsFromString('--heap-growing-percent=50');

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Options {
  /** `hot`: modules are transformed on request and replaced without reloading the page. */
  readonly pages: 'build' | 'hot';
  /** Resolves when the pages are built, in parallel to the preparation of the database. */
  readonly built?: Promise<void> | undefined;
}

interface DemoPhotos {
  readonly unmet: () => readonly UnmetRequirement[];
  readonly import: () => Promise<void>;
}

/** Ms from the first signal until the process ends in any case. */
const longestDrain = 30_000;
/** Ms within which several signals count as one. */
const sameSignalMs = 300;

/** The resources to close. A signal may arrive before all of them exist. */
const running: { postgres: Promise<PostgresServer> | null; app: App | null; reports: ErrorReports | null } = {
  postgres: null,
  app: null,
  reports: null,
};
const stopping = new AbortController();

/**
 * Starts the site as the environment configures it: database, migrations, demo data, application, pages. Ends the process when that
 * fails.
 */
export async function runSite(options: Options): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    // An error that the shutdown caused is not reported.
    if (stopping.signal.aborted && !(error instanceof DemoDataBroken)) return;
    process.stderr.write(`${reasonOf(error)}\n`);
    await (await running.postgres?.catch(() => null))?.leave();
    await endProcess(1);
  }
}

async function start({ pages, built }: Options): Promise<void> {
  const startedAt = performance.now();
  const env = readEnv();
  running.reports =
    env.sentry === null ? null : (await import('#platform/server/error-reports/error-reports.ts')).openErrorReports(env.sentry, env.appEnv);
  const log = createLog(env, undefined, running.reports ?? undefined);
  endOnFatalErrors(log, running.reports, () => running.app?.giveUp());
  stopGracefully(env);
  // Another site on this port would share its database.
  await refuseTakenPort(env);
  makeDataFolder(env.dataDir);
  if (env.databaseUrl === null) running.postgres = startEmbedded(env.dataDir, say);
  const postgres = await running.postgres;
  const connection = postgres?.connection ?? { connectionString: env.databaseUrl ?? '' };
  const direct = env.databaseDirectUrl === null ? null : { connectionString: env.databaseDirectUrl };
  const room = openWaitingRoom({ env, say });
  if (postgres === null) {
    const variable = direct === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    await awaitDatabase({ env, connection: direct ?? connection, variable, log, room });
  }
  // A real database is migrated by "npm run migrate", before the processes of the new release start.
  if (postgres !== null || env.appEnv !== 'production') await migrateSite(env, connection, direct === null ? {} : { say });
  if (postgres === null) await checkSessions({ connection, direct, log, room });
  const platform = await createPlatform(env, connection, log);
  await settlePlace({ ...platform, db: platform.database.db });
  const photos = env.seedOnStart ? await seed(platform) : null;
  const app = await createApp(platform, photos?.unmet);
  running.app = app;
  await built;
  if (env.roles.includes('web')) await mountSite(app, pages);
  await room.close();
  const address = await app.server.listen({ port: env.port, host: env.host });
  if (platform.metrics.isOn) log.info({ address: await platform.metrics.listen() }, 'metrics can be read');
  say(`${address.replace('127.0.0.1', 'localhost')} is ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  const link = env.roles.includes('web') ? await app.features.setupLink('start') : null;
  if (link !== null) say(`There is no site yet. Whoever opens this link within 48 hours sets it up: ${link}`);
  await photos?.import();
}

async function mountSite(app: App, pages: Options['pages']): Promise<void> {
  const { env, log } = app.platform;
  const kept = pages === 'hot' ? null : await keepAssets({ built: assetsFolder, kept: path.join(env.dataDir, 'assets'), log });
  await mountPages(app, pages, kept?.find);
}

/** Creates the demo's members; their photos follow once the site can be used. */
async function seed(platform: Platform): Promise<DemoPhotos> {
  const { env } = platform;
  const { seedDemo } = await import('#demo/seed-demo.ts');
  const { areDemoPhotosMissing, keepImportingDemoPhotos } = await import('#demo/demo-photos.ts');
  await seedDemo(platform).catch((error: unknown) => {
    throw new DemoDataBroken(env, error);
  });
  return {
    unmet: () => (areDemoPhotosMissing(env.dataDir) ? [{ name: 'demo photos', isVital: false }] : []),
    import: () => keepImportingDemoPhotos(platform, { report: say, signal: stopping.signal }),
  };
}

/**
 * On the first signal: completes what is open, sends everybody elsewhere, then closes everything; the database in any case. On the second
 * one it completes nothing.
 */
function stopGracefully(env: Env): void {
  let firstAt = 0;
  const stop = async () => {
    if (stopping.signal.aborted) {
      // A terminal sends a signal to the whole group of processes, and npm passes its own on: both are the first.
      if (performance.now() - firstAt > sameSignalMs) await end(1);
      return;
    }
    firstAt = performance.now();
    stopping.abort();
    const inTime = new Promise<boolean>((resolve) => setTimeout(resolve, longestDrain, false).unref());
    const closed =
      running.app === null ||
      close(running.app, env).then(
        () => true,
        () => false,
      );
    await end((await Promise.race([closed, inTime])) ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

async function close(app: App, { databaseUrl }: Env): Promise<void> {
  await app.drain(databaseUrl === null ? drainAlone : drainAmongOthers);
  await app.close();
}

async function end(code: number): Promise<void> {
  await running.reports?.close();
  const postgres = await running.postgres?.catch(() => null);
  await postgres?.stop();
  await endProcess(code);
}
