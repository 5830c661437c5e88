import path from 'node:path';
import process from 'node:process';
import { migrate } from '#platform/server/db/migrate.ts';
import { type PostgresServer, startPostgres } from '#platform/server/db/postgres-server.ts';
import { EnvError, readEnv } from '#platform/server/env.ts';
import { createLog } from '#platform/server/log.ts';
import { type App, createApp } from './create-app.ts';
import { mountPages } from './mount-pages.ts';
import { createPlatform } from './create-platform.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Starts what the environment asks for: database, migrations, demo data, application, pages. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const env = readEnv();
  const log = createLog(env);
  const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
  const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, log);
  await migrate(platform.database.db);
  if (env.seedOnStart) {
    const { seedDemo } = await import('#db/seed/seed-demo.ts');
    await seedDemo(platform, say);
  }
  const app = await createApp(platform);
  await mountPages(app, process.argv.includes('--hot') ? 'hot' : 'build');
  const address = await app.server.listen({ port: env.port, host: env.host });
  say(`${address.replace('127.0.0.1', 'localhost')} is ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  stopGracefully(app, postgres);
}

/** On the first signal: no new requests, the open ones finish, then everything closes. */
function stopGracefully(app: App, postgres: PostgresServer | null): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 15_000).unref();
    await app.close();
    await postgres?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
