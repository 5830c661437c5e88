import { openDatabase } from '#platform/server/db/open-database.ts';
import { importSecurityFiles } from '#platform/server/security-log-files.ts';
import { quiet } from '../quiet.ts';

/** An import of the security log in a process of its own, which can be killed: `security-importer.ts '{"host": …}' folder`. */
const [, , connection = '{}', folder = ''] = process.argv;
const database = openDatabase({ connection: JSON.parse(connection) as object, size: 2, log: quiet });
process.send?.('begins');
await importSecurityFiles(database.db, folder);
await database.close();
process.disconnect();
