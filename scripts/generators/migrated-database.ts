import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { migrate } from '../../src/platform/server/db/migrate.ts';
import { type Database, openDatabase } from '../../src/platform/server/db/open-database.ts';
import { startPostgres } from '../../src/platform/server/db/postgres-server.ts';

export interface MigratedDatabase extends Database {
  /** The folder of its unix socket. */
  readonly host: string;
  /** A folder that is deleted together with the database. */
  readonly dir: string;
}

/** Runs `work` with a new database that has all migrations, and deletes the database afterwards. */
export async function withMigratedDatabase<T>(work: (database: MigratedDatabase) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'emberleaf-schema-'));
  const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres'), throwAway: true });
  const database = openDatabase({ connection: postgres.connection, size: 2, log: pino({ level: 'silent' }) });
  try {
    await migrate(database.connection);
    return await work({ ...database, host: postgres.connection.host ?? '', dir });
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
