import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Features } from '../../src/app/server/composed-features.ts';
import { composeFeatures } from '../../src/app/server/features.ts';
import { writeWhole } from '../../src/platform/server/storage/write-whole.ts';
import { statementLines } from './books/statement-lines.ts';
import { refuse, runCommand } from './run-command.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    again: { type: 'string' },
    returned: { type: 'string' },
    settled: { type: 'string' },
    statement: { type: 'string' },
  },
});
await runCommand((platform) => run(composeFeatures(platform)));

async function run({ bankFiles, returnDebit, settleDebit, importStatement }: Features): Promise<boolean> {
  const { out, again, returned, settled, statement } = values;
  if (returned !== undefined) return say(await returnDebit(Number(returned)), `The debit of order ${returned} is returned.`);
  if (settled !== undefined) return say(await settleDebit(Number(settled)), `The debit of order ${settled} is settled.`);
  if (statement !== undefined && importStatement !== null) return readBank(importStatement, statement);
  if (bankFiles === null || out === undefined) return say(false, '');
  const files = again === undefined ? await bankFiles.make() : [await bankFiles.again(Number(again))].filter((file) => file !== null);
  for (const { name, xml } of files) {
    // It contains names and accounts.
    await writeWhole(path.join(out, name), xml, { mode: 0o600 });
    console.log(path.join(out, name));
  }
  return say(files.length > 0 || again === undefined, files.length === 0 ? 'There is nothing to collect or to refund.' : '');
}

/** Also false if something differs from the books. */
async function readBank(importStatement: NonNullable<Features['importStatement']>, file: string): Promise<boolean> {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(`The file ${file} cannot be read.`);
  const { lines, isRight } = statementLines(await importStatement(fs.readFileSync(file, 'utf8')));
  for (const line of lines) console.log(line);
  return isRight;
}

function say(done: boolean, sentence: string): boolean {
  if (!done) return refuse('Nothing was done. Check that SEPA_CREDITOR_ID is set and that the number exists (README.md, "npm run sepa").');
  if (sentence !== '') console.log(sentence);
  return true;
}
