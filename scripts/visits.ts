import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPlatform } from '../src/app/server/create-platform.ts';
import { createSite } from '../src/features/site/server/index.ts';
import { reportVisits, visitsAsCsv, visitsAsTable } from '../src/features/visits/server/index.ts';
import { addDays, dayIn, isDay } from '../src/platform/contract/time.ts';
import { hasPendingMigrations } from '../src/platform/server/db/migrate.ts';
import { startPostgres } from '../src/platform/server/db/postgres-server.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { createLog } from '../src/platform/server/log.ts';

/** So long visits are stored at most. */
const days = 30;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { site: text, from: text, to: text, csv: text } });
const env = readEnv();
const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, createLog(env));
try {
  const problem = await run();
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
} finally {
  await platform.bus.close();
  await platform.database.close();
  await postgres?.leave();
}

/** Why nothing was said; null: it was. */
async function run(): Promise<string | null> {
  const { database, clock } = platform;
  if (await hasPendingMigrations(database.db))
    return 'The database is that of an older version, or of none: start the site once, then ask again.';
  const all = await createSite(platform).sites.all();
  const sites = values.site === undefined ? all : all.filter(({ hosts }) => hosts.includes(values.site ?? ''));
  if (sites.length === 0) return values.site === undefined ? 'There is no site yet.' : `No site has the host ${values.site}.`;
  const { from, to } = values;
  for (const day of [from, to]) if (day !== undefined && !isDay(day)) return `${day} is no day: write it as 2026-11-30.`;
  if (values.csv !== undefined && sites.length > 1) return 'A file is of one site: say which with --site.';
  for (const site of sites) {
    const today = dayIn(site.timeZone, clock.now());
    const last = to !== undefined && isDay(to) ? to : today;
    const first = from !== undefined && isDay(from) ? from : addDays(today, 1 - days);
    const lines = await reportVisits(database.db, site, { from: first, to: last });
    if (values.csv !== undefined) await fs.writeFile(values.csv, visitsAsCsv(lines), { mode: 0o600 });
    else {
      console.log(`${site.settings.name}, ${first} to ${last}`);
      for (const line of lines.length === 0 ? ['Nobody who may be counted.'] : visitsAsTable(lines)) console.log(line);
    }
  }
  return null;
}
