import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { startPgBouncer } from './process/pgbouncer.ts';
import { createEmptySite } from './process/empty-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseHost: string;
    /** Null: tests use the server without a pooler. */
    poolerPort: number | null;
    /** A folder that is deleted after the run. */
    runDir: string;
  }
}

const memory = '/dev/shm';
/** A container may have 64 MB there. */
const roomForDatabases = 2 * 1024 ** 3;

/**
 * Each copy of the template makes 600 files, and its end removes them. For each new file, ext4 without a journal, as many virtual
 * machines have it, searches all inodes that were freed in the last minutes: half a second of processor time for each copy.
 */
async function databasesDir(): Promise<string> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(path.join(room < roomForDatabases ? tmpdir() : memory, 'emberleaf-test-'));
}

/** One temporary PostgreSQL server for the run, with a migrated template database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-test-'));
  const databases = await databasesDir();
  const postgres = await startPostgres({ dataDir: path.join(databases, 'postgres'), throwAway: true });
  await createEmptySite(postgres.connection, 'template_app');

  project.provide('databaseHost', postgres.connection.host ?? '');
  const pooler = process.env['TEST_POOLER'] === 'pgbouncer' ? await startPgBouncer(postgres.connection.host ?? '') : null;
  project.provide('poolerPort', pooler?.port ?? null);
  project.provide('runDir', dir);
  return async () => {
    await pooler?.stop();
    await postgres.stop();
    await rm(databases, { recursive: true, force: true });
    await rm(dir, { recursive: true, force: true });
  };
}
