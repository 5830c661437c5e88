import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readRange } from '#features/staff/server/index.ts';
import { composeFeatures } from '../../src/app/server/features.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { refuse, runCommand } from './run-command.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { check: flag, export: flag, from: text, to: text, out: text } });

await runCommand(run);

/** Checks the log of staff, or writes it as JSON lines. */
async function run(platform: Platform): Promise<boolean> {
  if (values.check === values.export)
    return refuse('Give one action: npm run staff-log -- --check, or --export with --from 2026-11-01, --to 2026-11-30 and --out file.');
  const { staffLog } = composeFeatures(platform);
  if (values.check) return report(await staffLog.check());
  const range = readRange(values);
  if ('ok' in range) return refuse('Write a day as 2026-11-30.');
  const lines = Readable.from(staffLog.export(range));
  if (values.out === undefined) await pipeline(lines, process.stdout, { end: false });
  else await pipeline(lines, fs.createWriteStream(values.out, { mode: 0o600 }));
  return true;
}

type Checked = Awaited<ReturnType<ReturnType<typeof composeFeatures>['staffLog']['check']>>;

function report({ rows, broken, head }: Checked): boolean {
  if (broken === null) {
    console.log(`The chain is whole: ${rows} rows. It ends with row ${head?.id ?? 0}, hash ${head?.hash ?? 'none'}.`);
    return true;
  }
  return refuse(`${sentences[broken.kind](broken.id)} The ${rows} rows before hold.`);
}

const sentences: Readonly<Record<NonNullable<Checked['broken']>['kind'], (id: number) => string>> = {
  edited: (id) => `Row ${id} was edited.`,
  deleted: (id) => `Row ${id} was deleted.`,
  inserted: (id) => `Row ${id} was inserted.`,
  cut_off: (id) => `Row ${id} and what followed were cut off: a signed head is newer.`,
};
