import fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createSite } from '#features/site/server/index.ts';
import { reportVisits, visitsAsCsv, visitsAsTable } from '#features/visits/server/index.ts';
import { addDays, dayIn, isDay } from '../../src/platform/contract/time.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { refuse, runCommand } from './run-command.ts';

/** Visits are stored for at most this long. */
const days = 30;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { site: text, from: text, to: text, csv: text } });
await runCommand(run);

async function run(platform: Platform): Promise<boolean> {
  const { database, clock } = platform;
  const all = await createSite(platform).sites.all();
  const sites = values.site === undefined ? all : all.filter(({ hosts }) => hosts.includes(values.site ?? ''));
  if (sites.length === 0) return refuse(values.site === undefined ? 'There is no site yet.' : `No site has the host ${values.site}.`);
  const { from, to } = values;
  for (const day of [from, to]) if (day !== undefined && !isDay(day)) return refuse(`${day} is no day: write it as 2026-11-30.`);
  if (values.csv !== undefined && sites.length > 1) return refuse('A file contains one site: select it with --site.');
  for (const site of sites) {
    const today = dayIn(site.timeZone, clock.now());
    const last = to !== undefined && isDay(to) ? to : today;
    const first = from !== undefined && isDay(from) ? from : addDays(today, 1 - days);
    const lines = await reportVisits(database.db, site, { from: first, to: last });
    if (values.csv !== undefined) await fs.writeFile(values.csv, visitsAsCsv(lines), { mode: 0o600 });
    else {
      console.log(`${site.settings.name}, ${first} to ${last}`);
      for (const line of lines.length === 0 ? ['No visitor who agreed to be counted.'] : visitsAsTable(lines)) console.log(line);
    }
  }
  return true;
}
