import { flushCompileCache } from 'node:module';
import { createApp } from '#app/server/create-app.ts';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { createPlatform } from '#app/server/create-platform.ts';
import { readEnv } from '#platform/server/env.ts';
import { createLog } from '#platform/server/log.ts';
import { settlePlace } from '#platform/server/file-place/file-place.ts';
import type { ServeOptions } from './served.ts';

/** The product in a process of its own that can be killed and measured: started with options for a migrated database, it says where it listens. */
const [, , options = '{}'] = process.argv;
const {
  host,
  database,
  dataDir,
  poolerPort = null,
  bus = 'process',
  port = 0,
  pages = false,
  metrics = false,
  traces,
  env: more = {},
} = JSON.parse(options) as ServeOptions;
const env = readEnv({
  APP_ENV: 'test',
  RATE_LIMITS: 'off',
  DATA_DIR: dataDir,
  BUS: bus,
  SECRET: 's'.repeat(40),
  ...(metrics && { METRICS_PORT: '0' }),
  ...(traces !== undefined && { OTEL_EXPORTER_OTLP_ENDPOINT: traces }),
  ...(poolerPort !== null && {
    DATABASE_URL: `postgresql://app@127.0.0.1:${poolerPort}/${database}`,
    DATABASE_DIRECT_URL: `postgresql://app@localhost/${database}?host=${encodeURIComponent(host)}`,
  }),
  ...more,
});
const place = poolerPort === null ? { host, port: 5432 } : { host: '127.0.0.1', port: poolerPort };
const platform = await createPlatform(env, { ...place, user: 'app', database }, createLog(env));
await settlePlace({ ...platform, db: platform.database.db });
const app = await createApp(platform);
if (pages) await mountPages(app, 'build');
const address = await app.server.listen({ port, host: '127.0.0.1' });
// A killed process writes no compile cache at its end, so it is written now.
flushCompileCache();
process.send?.({ address, ...(metrics && { metricsAddress: await platform.metrics.listen() }) });
process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    process.send?.({ bytes: process.memoryUsage().rss });
  } else if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ seconds: (user + system) / 1e6 });
  } else void app.close().then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
