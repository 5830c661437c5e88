import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedPackages } from '#db/seed/packages.ts';
import { demoSites } from '#db/seed/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { createClock } from '#platform/server/clock.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { quiet } from './quiet.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseHost: string;
    /** A folder that is deleted after the run. */
    runDir: string;
  }
}

/** One temporary PostgreSQL server for the run, with a migrated template database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-test-'));
  const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres'), throwAway: true });
  const admin = openDatabase({ connection: postgres.connection, size: 2, log: quiet });
  await admin.pool.query('CREATE DATABASE template_app');
  await admin.close();

  const template = openDatabase({ connection: { ...postgres.connection, database: 'template_app' }, size: 4, log: quiet });
  await migrate(template.db);
  for (const site of demoSites) {
    const id = await insertSite(template.db, site, new Date('2026-01-01T00:00:00Z'));
    await seedPackages(template.db, id, site.settings.timed_premium);
  }
  const jobs = createJobs({ database: template, clock: createClock(), log: quiet });
  await jobs.start();
  await jobs.stop();
  await template.close();

  project.provide('databaseHost', postgres.connection.host ?? '');
  project.provide('runDir', dir);
  return async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
