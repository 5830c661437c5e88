import path from 'node:path';
import { parseArgs } from 'node:util';
import { seedManyMembers } from '../db/seed/many-members.ts';
import { createPlatform } from '../src/app/server/create-platform.ts';
import { migrate } from '../src/platform/server/db/migrate.ts';
import { startPostgres } from '../src/platform/server/db/postgres-server.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { createLog } from '../src/platform/server/log.ts';
import { seedDemo } from '../db/seed/seed-demo.ts';

const { values } = parseArgs({ options: { members: { type: 'string', default: '0' } } });
const members = Number(values.members);
if (!Number.isInteger(members) || members < 0 || members > 10_000_000) {
  console.error('The number of members is missing: npm run seed -- --members 100000');
  process.exit(1);
}
const env = readEnv();
if (env.appEnv === 'production') {
  console.error('Invented members are for development and tests only: they are never made in production.');
  process.exit(1);
}

const say = (text: string) => console.log(text);
const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, createLog(env));
await migrate(platform.database.db);
await seedDemo(platform, say);
if (members > 0) {
  const startedAt = performance.now();
  const site = await platform.database.db.selectFrom('sites').select('id').orderBy('id').executeTakeFirstOrThrow();
  await seedManyMembers(platform.database.pool, site.id, members, platform.clock.now());
  say(`${members} members without photos were made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
}
await platform.bus.close();
await platform.database.close();
await postgres?.leave();
