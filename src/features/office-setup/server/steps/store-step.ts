import { Value } from 'typebox/value';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import type { postSetup } from '../../contract/endpoints.ts';
import type { Setup } from '../../contract/schemas.ts';
import { insertFirstSite, replaceFirstSite } from '../store/first-site-repo.ts';
import { findSetup, lockSetup, storeAnswers, storeSite } from '../store/setup-repo.ts';
import { type AnsweredStep, answersOf, cleanCompany, cleanSite, readStored } from './answers.ts';
import { firstSiteOf } from './first-site.ts';
import { isVital } from './missing.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

interface StoredSite {
  readonly site: SiteId;
  /** Where the test order is placed: the company's, or the first one of the site. */
  readonly country: string;
}

export interface Steps {
  /** Stores the answers of one step. Refused when another browser has stored that step since. */
  save(body: BodyOf<typeof postSetup>): Promise<Result<null, 'setup_changed' | 'setup_finished'>>;
  /** Makes the site of the answers, or gives it the new ones. Nobody reaches it yet. */
  storeSite(setup: Setup): Promise<Result<StoredSite, 'setup_step_first' | 'setup_finished'>>;
  findSite(): Promise<Result<StoredSite, 'setup_step_first'>>;
}

const answered: readonly AnsweredStep[] = ['company', 'site', 'prices'];

export function createSteps({ db, clock }: Deps): Steps {
  return {
    save: (body) =>
      db.transaction().execute(async (tx): Promise<Result<null, 'setup_changed' | 'setup_finished'>> => {
        const row = await lockSetup(tx);
        if (row.finishedAt !== null) return fail('setup_finished');
        const stored = readStored(row.answers);
        const step = answered.find((one) => one === body.step);
        if (step === undefined) throw new Error('no step with answers');
        if (body.seen !== undefined && (stored[step]?.saved_at ?? null) !== body.seen) return fail('setup_changed', { step });
        const now = clock.now();
        const saved_at = now.toISOString();
        const { company, site, prices } = body;
        await storeAnswers(
          tx,
          {
            ...stored,
            ...(step === 'company' && company && { company: { saved_at, answers: cleanCompany(company) } }),
            ...(step === 'site' && site && { site: { saved_at, answers: cleanSite(site) } }),
            ...(step === 'prices' && prices && { prices: { saved_at, answers: prices } }),
          },
          now,
        );
        return ok(null);
      }),
    async storeSite({ missing, here }) {
      const first = missing.find((one) => isVital(one) && answered.some((step) => step === one.step));
      if (first !== undefined) return fail('setup_step_first', { step: first.step });
      return db.transaction().execute(async (tx): Promise<Result<StoredSite, 'setup_finished'>> => {
        if ((await lockSetup(tx)).finishedAt !== null) return fail('setup_finished');
        return ok(await storeFirstSite(tx, here, clock.now()));
      });
    },
    async findSite() {
      const row = await findSetup(db);
      if (row === null || row.site === null) return fail('setup_step_first', { step: 'payment' });
      return ok({ site: row.site, country: countryOf(readStored(row.answers), '') });
    },
  };
}

const countryOf = (stored: ReturnType<typeof readStored>, host: string): string => {
  const { company, site } = answersOf(stored, host);
  return site.countries.includes(company.country) ? company.country : (site.countries[0] ?? company.country);
};

/** Within a transaction that has, or gets, the lock of the set-up. */
export async function storeFirstSite(tx: Tx, host: string, now: Date): Promise<StoredSite> {
  const row = await lockSetup(tx);
  const stored = readStored(row.answers);
  const described = firstSiteOf(answersOf(stored, host), now);
  // A site that did not fit would stop every start of the installation.
  if (!Value.Check(StoredSettings, described.settings) || !Value.Check(StoredCompany, described.company))
    throw new Error('the answers of the set-up do not fit');
  if (row.site !== null) await replaceFirstSite(tx, row.site, described);
  const site = row.site ?? (await insertFirstSite(tx, { ...described, beingSetUp: true }, now));
  if (row.site === null) await storeSite(tx, site);
  return { site, country: countryOf(stored, host) };
}
