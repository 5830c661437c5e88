import fs from 'node:fs';
import { dumpSchema } from './schema-dump.ts';

/** The committed schema and its types are what the migrations give. */
const { sql, types } = await dumpSchema();
const stale = [
  ['db/schema.sql', sql],
  ['db/schema.ts', types],
].filter(([file = '', made]) => !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== made);
if (stale.length > 0) {
  console.error(`${stale.map(([file]) => file).join(' and ')} differ from what the migrations give: run "npm run db:dump".`);
  process.exit(1);
}
console.log('the migrations give the committed schema');
