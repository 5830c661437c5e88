import { createApp } from '#app/server/create-app.ts';
import { createPlatform } from '#app/server/platform.ts';
import { readEnv } from '#platform/server/env.ts';
import { createLog } from '#platform/server/log.ts';
const env = readEnv({ APP_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: '/tmp/sx', SECRET: 's'.repeat(40) });
const platform = await createPlatform(env, { host: process.argv[2]!, port: 5432, user: 'app', database: 'postgres' }, createLog(env));
const app = await createApp(platform);
console.log(await app.server.listen({ port: 3917, host: '127.0.0.1' }));
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
