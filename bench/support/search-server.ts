import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp } from '#app/server/create-app.ts';
import { createPlatform } from '#app/server/create-platform.ts';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { readEnv } from '#platform/server/env.ts';
import { createLog } from '#platform/server/log.ts';

/** Runs the product in a separate process on the given database, and sends its address to the parent. */
const [, , host = '', dataDir = '', pages = ''] = process.argv;
const env = readEnv({ APP_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, PORT: '0', SECRET: 's'.repeat(40) });
const platform = await createPlatform(env, { host, port: 5432, user: 'app', database: 'postgres' }, createLog(env));
const app = await createApp(platform);
if (pages === 'pages') await mountPages(app, 'build');
const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
// Excludes the time before: until then the process makes its routes and nobody waits.
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
process.send?.({ address });
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ megabytes: Math.round(process.memoryUsage().rss / 1024 / 1024), stall: delays.max / 1e6 });
  else void app.close().then(() => process.exit(0));
});
