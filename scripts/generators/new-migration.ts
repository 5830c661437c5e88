import fs from 'node:fs';
import path from 'node:path';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Name what it does in kebab-case: npm run new-migration -- add-bookmarks');
  process.exit(1);
}
const folder = 'db/migrations';
const last = Math.max(0, ...fs.readdirSync(folder).map((file) => Number(file.slice(0, 4))));
const file = path.join(folder, `${String(last + 1).padStart(4, '0')}-${name}.sql`);
fs.writeFileSync(file, '-- Why this is needed.\n', { flag: 'wx' });
console.log(
  `Made ${file}. Write it forward only, so that processes of the previous release go on working (docs/how-to/add-a-migration.md); note for each index which query it serves; then run: npm run db:dump. A function, view or trigger is changed in db/functions instead.`,
);
