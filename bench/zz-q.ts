import { openDatabase } from '#platform/server/db/open-database.ts';
import { createPrepared } from '#platform/server/db/prepared.ts';
import { findMembers, findViewer } from '#features/members/server/member-repo.ts';
import { createSessions } from '#features/account/server/index.ts';
import { siteId, userId } from '#platform/contract/ids.ts';
const { db, pool, close } = openDatabase({ connection: { host: process.argv[2]!, port: 5432, user: 'app', database: 'postgres' }, size: 4, log: { error() {}, warn() {}, info() {}, debug() {} } });
const store = { db, prepared: createPrepared(pool) };
const sessions = createSessions({ db, clock: { now: () => new Date(), advance() {} }, disconnect() {} });
const time = async (name: string, f: (i: number) => Promise<unknown>) => {
  for (let i = 0; i < 100; i++) await f(i);
  const t: number[] = [];
  const c0 = process.cpuUsage();
  for (let i = 0; i < 500; i++) { const s = performance.now(); await f(i); t.push(performance.now() - s); }
  const c = process.cpuUsage(c0);
  t.sort((a, b) => a - b);
  console.log(name, 'p50', t[250]!.toFixed(2), 'p99', t[494]!.toFixed(2), 'cpu/op', ((c.user + c.system) / 500000).toFixed(2));
};
const ids = (i: number) => Array.from({ length: 24 }, (_, n) => userId(1 + ((i * 7919 + n * 997) % 90000)));
await time('select 1', () => pool.query('select 1'));
await time('select $1', () => pool.query({ name: 'x', text: 'select $1::int', values: [1] }));
await time('session', (i) => sessions.recognise('token' + (i % 200)));
await time('viewer', (i) => findViewer(store, userId(i + 1)));
await time('members', (i) => findMembers(store, { id: userId(5), site: siteId(1) }, ids(i)));
await close();
