import type { SiteId } from '#platform/contract/ids.ts';
import { addDays, type Day, dayIn } from '#platform/contract/time.ts';
import { normalizeCode } from '#features/discounts/contract/rules.ts';
import type { CodeWeek } from '../../contract/code-schemas.ts';
import type { PriceDeps } from '../deps.ts';
import { countByWeek } from './use-repo.ts';

const shown = 9;

/** The use of a code by week. */
export async function codeWeeks({ db, clock, sites }: Pick<PriceDeps, 'db' | 'clock' | 'sites'>, code: string, site: SiteId) {
  const { timeZone } = await sites.byId(site);
  const now = mondayOf(dayIn(timeZone, clock.now()));
  const mondays = Array.from({ length: shown }, (_, n) => addDays(now, 7 * (n + 1 - shown)));
  // No place is as far from UTC.
  const since = new Date(`${addDays(mondays[0] ?? now, -1)}T00:00:00Z`);
  const counted = await countByWeek(db, { site, code: normalizeCode(code), since, timeZone });
  const weeks = mondays.map((monday): CodeWeek => {
    const orders = counted.find((one) => one.monday === monday)?.orders ?? 0;
    return { monday, week: weekOf(monday), orders, running: monday === now };
  });
  return { weeks };
}

const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % 7));

/** The number that ISO 8601 gives the week that begins on this Monday: that of its Thursday in its year. */
export function weekOf(monday: Day): number {
  const thursday = addDays(monday, 3);
  const daysBefore = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000;
  return Math.floor(daysBefore / 7) + 1;
}
