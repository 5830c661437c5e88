import { addDays, type Day, dayIn, isDay } from '#platform/contract/time.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Sites } from '#features/site/server/index.ts';

export interface AccountingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** The company and the days of an export. */
export interface Scope {
  readonly company: { readonly id: number; readonly country: string };
  /** IANA name: the time zone of the company's first site. */
  readonly timeZone: string;
  /** Ids of the company's sites. */
  readonly sites: readonly number[];
  readonly from: Day;
  /** The last day. */
  readonly to: Day;
}

export type ScopeRefusal = 'company_needed' | 'company_unknown' | 'day_invalid' | 'period_backwards' | 'period_not_over';

/** The arguments as typed; the company may be omitted when there is only one. */
export interface Asked {
  readonly company: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The first possible day: there were no books before. */
const earliest: Day = '2000-01-01';

/** Only past days: their exports do not change any more. */
export async function scopeOf({ sites, clock }: AccountingDeps, asked: Asked): Promise<Result<Scope, ScopeRefusal>> {
  const companies = await companiesOf(sites);
  const ids = companies.map(({ company }) => company.id).join(', ');
  if (asked.company === undefined && companies.length > 1) return fail('company_needed', { companies: ids });
  const found = companies.find(({ company }) => asked.company === undefined || String(company.id) === asked.company);
  if (!found) return fail('company_unknown', { company: asked.company ?? '', companies: ids });
  const [from, to] = [asked.from ?? '', asked.to ?? ''];
  if (!isDay(from) || from < earliest) return fail('day_invalid', { option: 'from', value: from });
  if (!isDay(to) || to < earliest) return fail('day_invalid', { option: 'to', value: to });
  if (to < from) return fail('period_backwards', { from, to });
  if (to >= dayIn(found.timeZone, clock.now())) return fail('period_not_over', { to });
  return ok({ ...found, from, to });
}

/** The companies behind the sites, each with the time zone of its first site. */
export async function companiesOf(sites: Sites): Promise<Omit<Scope, 'from' | 'to'>[]> {
  const all = await sites.all();
  const ids = [...new Set(all.map(({ settings }) => settings.company_id))];
  return ids.flatMap((id) => {
    const own = all.filter(({ settings }) => settings.company_id === id);
    const [first] = own;
    if (!first) return [];
    return [{ company: { id, country: first.company.country }, timeZone: first.timeZone, sites: own.map((site) => site.id) }];
  });
}

/** The first day of the following month. */
export const nextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31));

export const firstOfMonth = (day: Day): Day => addDays(day, 1 - Number(day.slice(8)));
