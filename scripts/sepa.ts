import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPlatform } from '../src/app/server/create-platform.ts';
import { composeFeatures, type Features } from '../src/app/server/features.ts';
import { startPostgres } from '../src/platform/server/db/postgres-server.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { createLog } from '../src/platform/server/log.ts';
import { statementLines } from './books/statement-lines.ts';
import { writeWhole } from '../src/platform/server/storage/write-whole.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    again: { type: 'string' },
    returned: { type: 'string' },
    settled: { type: 'string' },
    statement: { type: 'string' },
  },
});
const env = readEnv();
const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, createLog(env));
try {
  process.exitCode = (await run(composeFeatures(platform))) ? 0 : 1;
} finally {
  await platform.bus.close();
  await platform.database.close();
  await postgres?.leave();
}

async function run({ bankFiles, returnDebit, settleDebit, importStatement }: Features): Promise<boolean> {
  const { out, again, returned, settled, statement } = values;
  if (returned !== undefined) return say(await returnDebit(Number(returned)), `The debit of order ${returned} is returned.`);
  if (settled !== undefined) return say(await settleDebit(Number(settled)), `The debit of order ${settled} is settled.`);
  if (statement !== undefined && importStatement !== null) return readBank(importStatement, statement);
  if (bankFiles === null || out === undefined) return say(false, '');
  const files = again === undefined ? await bankFiles.make() : [await bankFiles.again(Number(again))].filter((file) => file !== null);
  for (const { name, xml } of files) {
    // It holds names and accounts.
    await writeWhole(path.join(out, name), xml, { mode: 0o600 });
    console.log(path.join(out, name));
  }
  return say(files.length > 0 || again === undefined, files.length === 0 ? 'There is nothing to tell the bank.' : '');
}

/** False also where something differs from the books. */
async function readBank(importStatement: NonNullable<Features['importStatement']>, file: string): Promise<boolean> {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
    console.error(`The file ${file} cannot be read.`);
    return false;
  }
  const { lines, isRight } = statementLines(await importStatement(fs.readFileSync(file, 'utf8')));
  for (const line of lines) console.log(line);
  return isRight;
}

function say(done: boolean, sentence: string): boolean {
  if (!done) console.error('Nothing was done: see "npm run sepa" in README.md, and whether SEPA_CREDITOR_ID is set and the number exists.');
  else if (sentence !== '') console.log(sentence);
  return done;
}
