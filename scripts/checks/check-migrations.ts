import fs from 'node:fs';
import { migrationNames } from '../../src/platform/server/db/migration-files.ts';
import { thisRelease } from '../../src/platform/server/release.ts';
import { faultsOfMigrations, releasedIn } from './released-migrations.ts';

/** Checks that processes of the last release survive the migrations that no release has brought yet. */
const migrations = migrationNames().map((name) => ({ name, text: fs.readFileSync(`db/migrations/${name}.sql`, 'utf8') }));
const faults = faultsOfMigrations(migrations, releasedIn(fs.readFileSync('db/released.txt', 'utf8')), thisRelease);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log('the last release survives the new migrations');
