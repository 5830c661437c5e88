import { migrate } from '#platform/server/db/migrate.ts';
import type { MigrateOptions } from '#platform/server/db/migrate-options.ts';

/** A migrator in a process of its own, which can be killed: `migrator.ts '{"host": …}' '{"folder": …}'`. */
const [, , connection = '{}', options = '{}'] = process.argv;
const applied = await migrate(JSON.parse(connection) as object, JSON.parse(options) as MigrateOptions);
process.send?.(applied);
