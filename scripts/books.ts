import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPlatform } from '../src/app/server/create-platform.ts';
import { checkBooks } from '../src/features/payments/server/index.ts';
import { startPostgres } from '../src/platform/server/db/postgres-server.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { createLog } from '../src/platform/server/log.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (!values.check) {
  console.error('Say what to do with the books: npm run books -- --check');
  process.exit(1);
}
const env = readEnv();
const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, createLog(env));
const reports = await checkBooks(platform.database.db);
await platform.bus.close();
await platform.database.close();
await postgres?.leave();
for (const { equation, deviations } of reports) {
  console.log(`${deviations.length === 0 ? '✓' : '✗'} ${equation}`);
  for (const { subject, difference } of deviations) console.log(`    ${subject}: ${difference}`);
}
process.exit(reports.every(({ deviations }) => deviations.length === 0) ? 0 : 1);
