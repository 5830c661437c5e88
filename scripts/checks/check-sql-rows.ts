import fs from 'node:fs';
import path from 'node:path';
import { getConstructionPlans } from 'pg-boss';
import ts from 'typescript';
import { withMigratedDatabase } from '../generators/migrated-database.ts';
import { checkRows } from './sql-rows/check-rows.ts';

/** Checks that the row types of hand-written statements match the rows that the database returns. */
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.server.json', ts.sys.readFile).config,
  ts.sys,
  path.resolve('.'),
);
const files = fileNames.filter((file) => /\bsql[<`]|\.query</.test(fs.readFileSync(file, 'utf8')));
const program = ts.createProgram(files, { ...options, composite: false, noEmit: true });
const { problems, statements, typed } = await withMigratedDatabase(async ({ pool }) => {
  const client = await pool.connect();
  // pg-boss creates its tables at the first start.
  await client.query(getConstructionPlans('pgboss'));
  try {
    return await checkRows(program, files, client);
  } finally {
    client.release();
  }
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${statements} hand-written statements, ${typed} with rows of the right type`);
