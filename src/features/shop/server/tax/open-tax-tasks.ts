import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { OpenItem, OpenTask, UnmetRequirement } from '#platform/server/feature.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { ossThreshold, soldAbroad } from './oss-threshold.ts';
import { saleTax, taxFaults } from './sale-tax.ts';
import { memberStates } from './eu.ts';
import { listContradictions, listUnproven, type Unproven } from './payment-country-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly countriesKnown: boolean;
  /**
   * True when the countries of connections can be determined. Otherwise, as in development, a missing country says nothing about a buyer.
   */
  readonly connectionsNamed: boolean;
}

/** Without these nothing is sold. */
export async function unmetTaxes({ sites, countriesKnown }: Pick<Deps, 'sites' | 'countriesKnown'>): Promise<UnmetRequirement[]> {
  const unregistered = (await sites.all()).some(({ company }) => company.tax_registrations.length === 0);
  return [
    ...(unregistered ? [{ name: 'tax_registrations', isVital: false }] : []),
    ...(countriesKnown ? [] : [{ name: 'country_of_buyers', isVital: false }]),
  ];
}

/** The operator's open tasks about taxes. */
export async function openTaxTasks({ db, clock, sites, connectionsNamed }: Omit<Deps, 'countriesKnown'>): Promise<OpenTask[]> {
  const now = clock.now();
  const all = await sites.all();
  const faults = all.flatMap(({ settings, company, timeZone }) =>
    taxFaults(company, settings.countries, dayIn(timeZone, now)).map((note) => ({ subject: settings.domain, since: now, note })),
  );
  const companies = [...new Map(all.map((site) => [site.settings.company_id, site])).values()];
  const near = await Promise.all(companies.map((site) => nearThreshold(db, site, now)));
  const [contradictions, unproven] = await Promise.all([listContradictions(db), connectionsNamed ? listUnproven(db) : []]);
  return [
    { name: 'tax_registrations', items: faults },
    { name: 'oss_registration', items: near.flatMap((item) => item ?? []) },
    {
      name: 'buyer_countries',
      items: [
        ...contradictions.map(({ payment, ...sale }) => countryTask(sale, `was paid by a card or account of ${payment}`)),
        ...unproven.map((sale) => countryTask(sale, 'neither the connection nor the card or account named a country')),
      ],
    },
  ];
}

const countryTask = ({ order, country, since }: Unproven, why: string): OpenItem => ({
  subject: `country-${order}`,
  since,
  note: `Order ${order} is taxed by a profile in ${country} and ${why}: find out where the buyer lives, then npm run books -- --accept country-${order}`,
});

async function nearThreshold(db: Db, site: Site, now: Date): Promise<OpenItem | null> {
  const { company, settings, timeZone } = site;
  const day = dayIn(timeZone, now);
  const isBelow = [...memberStates].some((country) => saleTax(company, country, day)?.belowThreshold === true);
  const sold = isBelow ? await soldAbroad(db, site, day) : 0;
  if (sold < ossThreshold.warning) return null;
  const stopped = sold >= ossThreshold.limit;
  const note = `${company.name} has sold for about ${Math.round(sold / 100)} euros to other member states in a year: ${
    stopped ? 'it sells nothing more there' : 'above 10,000 it sells nothing more there'
  } until it is registered for the OSS (tax_registrations)`;
  return { subject: `company ${settings.company_id}`, since: now, note };
}
