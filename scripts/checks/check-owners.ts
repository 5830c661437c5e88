import fs from 'node:fs';
import * as said from '../../db/owners.ts';
import { faultsOfOwners, tablesOf } from './owners.ts';

/** Checks that db/owners.ts names the owner of each table, and each foreign key that leads from one owner to another. */
const faults = faultsOfOwners(tablesOf(fs.readFileSync('db/schema.sql', 'utf8')), said);
if (faults.length > 0) {
  console.error(`db/owners.ts:\n${faults.join('\n')}`);
  process.exit(1);
}
console.log('each table has an owner, and each key that leaves it a reason');
