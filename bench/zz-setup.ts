import { seedManyMembers } from '#db/seed/many-members.ts';
import { demoSites } from '#db/seed/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { hashToken } from '#platform/server/secrets.ts';
const dir = process.argv[2]!,
  n = Number(process.argv[3]);
const postgres = await startPostgres({ dataDir: dir + '/postgres' });
const database = openDatabase({ connection: postgres.connection, size: 4, log: { error() {}, warn() {}, info() {}, debug() {} } });
await migrate(database.db);
for (const site of demoSites) await insertSite(database.db, site, new Date());
console.time('seed');
await seedManyMembers(database.pool, 1, n, new Date());
console.timeEnd('seed');
const tokens = Array.from({ length: 200 }, (_, i) => 'token' + i);
await database.pool.query(
  `INSERT INTO sessions (user_id, token_hash, user_agent, created_at, used_at, expires_at) SELECT 1 + n * 7, hash, 'bench', now(), now() - interval '2 minutes', now() + interval '1 day' FROM unnest($1::bytea[]) WITH ORDINALITY AS t (hash, n)`,
  [tokens.map(hashToken)],
);
await database.pool.query(`UPDATE profiles SET online_at = now() WHERE user_id % 100 = 0`);
await database.pool.query('VACUUM ANALYZE profiles');
console.log(postgres.connection.host);
await database.close();
process.exit(0);
