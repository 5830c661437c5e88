import fs from 'node:fs';
import { parseWire, readWire, textOf } from './wire/read-wire.ts';
import { breakingChanges } from './wire/wire-changes.ts';

// Compares the contracts with the committed wire.json. With `--write` it writes the file, unless the other release would not survive.
const file = 'wire.json';
const now = await readWire();
const written = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
const before = written === null ? null : parseWire(written);
const broken = before === null || now.version > before.version ? [] : breakingChanges(before, now);
if (broken.length > 0) {
  console.error('A page or a server of the release before would not survive this:');
  for (const sentence of broken) console.error(`- ${sentence}`);
  console.error('Add instead of changing. If that is not possible, raise wireVersion in src/platform/contract/http/wire-version.ts.');
  process.exit(1);
}
if (process.argv.includes('--write')) fs.writeFileSync(file, textOf(now));
else if (written !== textOf(now)) {
  console.error(`The contracts say more than ${file}: write it with node scripts/checks/check-wire.ts --write, and commit it.`);
  process.exit(1);
}
