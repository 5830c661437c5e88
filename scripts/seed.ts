import { parseArgs } from 'node:util';
import { seedManyMembers } from '../demo/many-members.ts';
import { importDemoPhotos } from '../demo/demo-photos.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { migrateSite } from '../src/app/server/start/migrate-site.ts';
import { readEnv } from '../src/platform/server/env.ts';
import type { Platform } from '../src/platform/server/platform.ts';
import { settlePlace } from '../src/platform/server/file-place/file-place.ts';
import { orRefused, withPlatform } from './operator/run-command.ts';

const { values } = parseArgs({ options: { members: { type: 'string', default: '0' } } });
const members = Number(values.members);
if (!Number.isInteger(members) || members < 0 || members > 10_000_000) {
  console.error('The number of members is missing: npm run seed -- --members 100000');
  process.exit(1);
}
const env = readEnv();
if (env.appEnv === 'production') {
  console.error('Invented members are for development and tests only; production never has any.');
  process.exit(1);
}

const say = (text: string) => console.log(text);
const isDone = await orRefused(() => withPlatform(env, seed));
if (!isDone) process.exitCode = 1;

async function seed(platform: Platform): Promise<boolean> {
  const { db, pool, connection } = platform.database;
  await migrateSite(env, connection);
  await settlePlace({ ...platform, db });
  await seedDemo(platform);
  await importDemoPhotos(platform, say);
  if (members === 0) return true;
  const startedAt = performance.now();
  const site = await db.selectFrom('sites').select('id').orderBy('id').executeTakeFirstOrThrow();
  await seedManyMembers(pool, site.id, members, platform.clock.now());
  say(`${members} members without photos were made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
  return true;
}
