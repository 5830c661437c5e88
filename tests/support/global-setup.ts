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
  const make = (folder: string) => mkdtemp(path.join(folder, 'emberleaf-test-'));
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  // It may not be written everywhere.
  return room < roomForDatabases ? make(tmpdir()) : make(memory).catch(() => make(tmpdir()));
}

/** One temporary PostgreSQL server for the run, with a migrated template database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-test-'));
  const databases = await databasesDir();
  const running: { stop(): Promise<void> }[] = [];
  const end = async () => {
    for (const server of running.toReversed()) await server.stop();
    for (const folder of [databases, dir]) await rm(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startPostgres({ dataDir: path.join(databases, 'postgres'), throwAway: true });
    running.push(postgres);
    await createEmptySite(postgres.connection, 'template_app');
    project.provide('databaseHost', postgres.connection.host ?? '');
    const pooler = process.env['TEST_POOLER'] === 'pgbouncer' ? await startPgBouncer(postgres.connection.host ?? '') : null;
    if (pooler !== null) running.push(pooler);
    project.provide('poolerPort', pooler?.port ?? null);
    project.provide('runDir', dir);
  } catch (error) {
    // Or the databases would stay in memory.
    await end();
    throw error;
  }
  return end;
}
