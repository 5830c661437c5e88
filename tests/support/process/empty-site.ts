import type { PoolConfig } from 'pg';
import { seedPackages } from '#demo/packages.ts';
import { demoSites } from '#demo/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { createClock } from '#platform/server/clock.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { quiet } from '../quiet.ts';

/** Makes a database with the demo sites, what they sell, and no member. */
export async function createEmptySite(connection: PoolConfig, database: string): Promise<void> {
  const admin = openDatabase({ connection, size: 2, log: quiet });
  await admin.pool.query(`CREATE DATABASE ${database}`);
  await admin.close();

  await fillEmptySite({ ...connection, database });
}

/** The same in a database that is there. */
export async function fillEmptySite(connection: PoolConfig): Promise<void> {
  const made = openDatabase({ connection, size: 4, log: quiet });
  await migrate(made.connection);
  for (const site of demoSites) {
    const id = await insertSite(made.db, site, new Date('2026-01-01T00:00:00Z'));
    await seedPackages(made.db, id, site.settings.timed_premium);
  }
  const jobs = createJobs({ database: made, clock: createClock(), log: quiet });
  await jobs.start();
  await jobs.stop();
  await made.close();
}
