import type { SiteId } from '#platform/contract/ids.ts';
import { type Right, rightsAt } from '#platform/contract/rights.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Staff } from '#platform/server/http/context.ts';
import { companiesOf } from '#features/accounting/server/index.ts';
import type { BooksDeps } from './deps.ts';

export interface OfficeCompany {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly sites: readonly number[];
  /** The day there: files have only days before it. */
  readonly today: string;
}

/**
 * Books are those of a company: whoever has the right on one of its sites has it on its books. The company of the site of the call
 * comes first.
 */
export async function companiesFor(
  { sites, clock }: Pick<BooksDeps, 'sites' | 'clock'>,
  site: SiteId,
  staff: Staff,
  right: Right,
): Promise<OfficeCompany[]> {
  const all = await sites.all();
  const held = new Set(all.filter(({ id }) => rightsAt(staff.grants, id).includes(right)).map(({ settings }) => settings.company_id));
  const own = (await sites.byId(site)).settings.company_id;
  const companies = (await companiesOf(sites)).filter(({ company }) => held.has(company.id));
  return companies
    .map(({ company, timeZone, sites: of }) => ({
      ...company,
      name: all.find(({ settings }) => settings.company_id === company.id)?.company.name ?? '',
      sites: of,
      today: dayIn(timeZone, clock.now()),
    }))
    .toSorted((a, b) => Number(b.id === own) - Number(a.id === own) || a.id - b.id);
}
