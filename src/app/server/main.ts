import path from 'node:path';
import process from 'node:process';
import v8 from 'node:v8';
import { migrate } from '#platform/server/db/migrate.ts';
import { type PostgresServer, startPostgres } from '#platform/server/db/postgres-server.ts';
import { readEnv } from '#platform/server/env.ts';
import { createLog } from '#platform/server/log.ts';
import { type App, createApp } from './create-app.ts';
import { mountPages } from './mount-pages.ts';
import { createPlatform } from './create-platform.ts';
import { DemoDataBroken, reasonOf } from './start-failure.ts';

// On a machine with much memory, V8 lets the heap grow to several times its live size before a full collection. With 50, a full
// collection is due at half as much again. After a quarter of an hour of floods the process then has 603 MB instead of 872, for
// collections that come more often, mostly beside the one thread. `--max-old-space-size` would end the process at its limit, and
// `--optimize-for-size` would also turn off optimisations of the compiler.
v8.setFlagsFromString('--heap-growing-percent=50');

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What is to be closed again; a signal may come before all of it is there. */
const running: { postgres: Promise<PostgresServer> | null; app: App | null } = { postgres: null, app: null };

/** Starts what the environment asks for: database, migrations, demo data, application, pages. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const env = readEnv();
  const log = createLog(env);
  stopGracefully();
  if (env.databaseUrl === null) running.postgres = startPostgres({ dataDir: path.join(env.dataDir, 'postgres') });
  const postgres = await running.postgres;
  const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, log);
  await migrate(platform.database.db);
  if (env.seedOnStart) {
    const { seedDemo } = await import('#demo/seed-demo.ts');
    await seedDemo(platform, say).catch((error: unknown) => {
      throw new DemoDataBroken(env, error);
    });
  }
  const app = await createApp(platform);
  running.app = app;
  await mountPages(app, process.argv.includes('--hot') ? 'hot' : 'build');
  const address = await app.server.listen({ port: env.port, host: env.host });
  say(`${address.replace('127.0.0.1', 'localhost')} is ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** On the first signal: no new requests, the open ones finish, then everything closes; the database in any case. */
function stopGracefully(): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const postgres = await running.postgres?.catch(() => null);
    const inTime = new Promise<boolean>((resolve) => setTimeout(resolve, 15_000, false).unref());
    const closed = running.app?.close().then(
      () => true,
      () => false,
    );
    const isClosed = await Promise.race([closed ?? true, inTime]);
    await postgres?.stop();
    process.exit(isClosed ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  await (await running.postgres?.catch(() => null))?.leave();
  process.exit(1);
}
