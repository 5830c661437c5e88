import { openDatabase } from '#platform/server/db/open-database.ts';
import { findMembers, findViewer } from '#features/members/server/member-repo.ts';
import { hiddenFrom } from '#features/safety/server/index.ts';
import { siteId, userId } from '#platform/contract/ids.ts';
const { db, pool, close } = openDatabase({
  connection: { host: process.argv[2]!, port: 5432, user: 'app', database: 'postgres' },
  size: 4,
  log: { error() {}, warn() {}, info() {}, debug() {} },
});
const time = async (name: string, f: (i: number) => Promise<unknown>) => {
  for (let i = 0; i < 100; i++) await f(i);
  const t: number[] = [];
  for (let i = 0; i < 300; i++) {
    const s = performance.now();
    await f(i);
    t.push(performance.now() - s);
  }
  t.sort((a, b) => a - b);
  console.log(name, 'p50', t[150]!.toFixed(2), 'p99', t[296]!.toFixed(2));
};
const ids = (i: number) => Array.from({ length: 24 }, (_, n) => userId(1 + ((i * 7919 + n * 997) % 90000)));
await time('select 1', () => pool.query('select 1'));
await time('viewer', (i) => findViewer(db, userId(i + 1)));
await time('hidden', (i) => hiddenFrom(db, userId(i + 1)));
await time('members', (i) => findMembers(db, { id: userId(5), site: siteId(1) }, ids(i)));
await close();
