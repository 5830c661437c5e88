import type { UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { findBalance } from '#features/credits/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { payOutDays } from '../../contract/rules.ts';
import type { Letter } from '../../contract/schemas.ts';
import { appealUntil } from '../readers/appeal-until.ts';
import type { Decision } from '../rows/decision.ts';
import { findDecision, listDecisionsAbout } from '../rows/decision-repo.ts';
import { countSources } from '../rows/report-repo.ts';
import { composeLetter } from './compose-letter.ts';

export interface LetterDeps {
  readonly sites: Sites;
  /** Of a site, for links in what is sent without a request. */
  readonly siteOrigin: (site: Site) => string;
  /** ISO 3166-1 alpha-2 of the member. */
  readonly countryOf: (user: UserId) => Promise<string | null>;
}

const day = 24 * 3_600_000;

/** The letter about a stored decision, as it is sent. */
export async function writeLetter(
  { sites, siteOrigin, countryOf }: LetterDeps,
  within: Db | Tx,
  decision: Decision,
  language: Language = decision.language,
): Promise<Letter> {
  const { user, caseId, act, startsAt, reviews } = decision;
  const site = await sites.byId(decision.site);
  const first = reviews === null ? null : await findDecision(within, reviews);
  const isBan = act === 'ban_rule' || act === 'ban_fraud';
  // None: they were paid out meanwhile, or there were none.
  const credits = isBan && user !== null ? (await findBalance(within, user)).purchased : 0;
  return composeLetter(decision, {
    site,
    origin: siteOrigin(site),
    language,
    country: user === null ? null : await countryOf(user),
    reports: caseId === null ? 0 : await countSources(within, caseId),
    appealUntil: appealUntil(decision),
    frozen: isBan ? { credits, payOutAt: new Date(startsAt.getTime() + payOutDays * day) } : null,
    first: first === null ? null : { number: first.number, endsAt: first.endsAt },
  });
}

/** All letters about a member, by the number of their decision. */
export async function writeLettersAbout(deps: LetterDeps, within: Db | Tx, user: UserId): Promise<ReadonlyMap<string, Letter>> {
  const written: [string, Letter][] = [];
  for (const decision of await listDecisionsAbout(within, user)) written.push([decision.number, await writeLetter(deps, within, decision)]);
  return new Map(written);
}
