import fs from 'node:fs';
import { dumpSchema } from '../generators/schema-dump.ts';

/** Checks that the committed schema and its types match the result of the migrations and functions. */
const { sql, types } = await dumpSchema();
const stale = [
  ['db/schema.sql', sql],
  ['db/schema.ts', types],
].filter(([file = '', made]) => !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== made);
if (stale.length > 0) {
  console.error(
    `${stale.map(([file]) => file).join(' and ')} differ from the result of the migrations and functions: run "npm run db:dump".`,
  );
  process.exit(1);
}
console.log('the committed schema matches the migrations and functions');
