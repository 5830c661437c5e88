import type { SiteId } from '#platform/contract/ids.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import { rightsOfRole, roles } from '#platform/contract/rights.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { maxOpenItems, type OpenTask } from '#platform/server/feature.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { urgentKinds } from '../../contract/rules.ts';
import { findWorking, listOverdue, takeUrgent, type UrgentStage } from './urgent-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly mails: Pick<Mails, 'post'>;
  readonly siteOrigin: (site: Site) => string;
}

/** In one run; a flood goes on in the next one. */
const mostAtOnce = 500;
/** A mail names this many; the queue has all. */
const mostNamed = 20;

const deciding = roles.filter((role) => rightsOfRole[role].includes('cases.decide'));
const stages = { 1: 'arrived', 2: 'half', 3: 'overdue' } as const satisfies Record<UrgentStage, string>;

/**
 * Mails whoever may decide about urgent cases that are new or have lost half of their time, and the owners about those that are overdue:
 * each once, and one mail for all that reached a stage together, so that a flood of reports is no flood of mails.
 */
export async function mailUrgent({ db, clock, sites, mails, siteOrigin }: Deps): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const taken = await takeUrgent(tx, urgentKinds, clock.now(), mostAtOnce);
    for (const [site, stage] of groupsOf(taken)) {
      const here = taken.filter((one) => one.site === site && one.stage === stage);
      const settings = await sites.byId(site);
      const origin = siteOrigin(settings);
      // An overdue case of which nobody has heard, as after an outage, concerns everybody who could still decide it.
      const isForAll = stage < 3 || here.some(({ isNew }) => isNew);
      for (const { email, name, language } of await findWorking(tx, site, isForAll ? deciding : ['owner'])) {
        const numbers = here.slice(0, mostNamed).map(({ number }) => number);
        const [only] = numbers;
        const link = `${origin}/admin/cases${here.length === 1 && only !== undefined ? `/${only}` : ''}`;
        const params = { name, link, numbers: numbers.join(', '), n: here.length, stage: stages[stage] };
        await mails.post(tx, { kind: 'cases_urgent', params, to: email, language: pickLanguage(language ?? 'en'), site, origin });
      }
    }
  });
}

/** Each site and stage of these cases, once. */
function groupsOf(taken: readonly { readonly site: SiteId; readonly stage: UrgentStage }[]): (readonly [SiteId, UrgentStage])[] {
  const groups = new Map(taken.map(({ site, stage }) => [`${site} ${stage}`, [site, stage] as const]));
  return [...groups.values()];
}

/** For `/readyz`: a warning, which stops nothing. */
export async function overdueCases({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OpenTask[]> {
  const overdue = await listOverdue(db, urgentKinds, clock.now(), maxOpenItems);
  const note = 'its time to be decided is over: decide it in the back office';
  return [{ name: 'overdue_cases', items: overdue.map(({ number, due_at }) => ({ subject: number, since: due_at, note })) }];
}
