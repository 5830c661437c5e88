import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { findBalance } from '#features/credits/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { appealMonths, payOutDays } from '../../contract/rules.ts';
import type { LetterAbout } from '../letter/compose-letter.ts';
import type { Decision } from '../rows/decision.ts';
import { findDecision } from '../rows/decision-repo.ts';
import { countSources } from '../rows/report-repo.ts';

export interface LetterDeps {
  readonly sites: Sites;
  readonly siteOrigin: (site: Site) => string;
  /** ISO 3166-1 alpha-2 of the member. */
  readonly countryOf: (user: UserId) => Promise<string | null>;
}

/** Until when a decision can be appealed against. */
export function appealUntil({ startsAt }: Pick<Decision, 'startsAt'>): Date {
  const until = new Date(startsAt);
  until.setUTCMonth(until.getUTCMonth() + appealMonths);
  return until;
}

/** What the letter of a decision says beside the decision itself. */
export async function letterAbout({ sites, siteOrigin, countryOf }: LetterDeps, within: Db | Tx, decision: Decision): Promise<LetterAbout> {
  const { user, caseId, act, startsAt, reviews, language } = decision;
  const site = await sites.byId(decision.site);
  const first = reviews === null ? null : await findDecision(within, reviews);
  const credits = user === null || (act !== 'ban_rule' && act !== 'ban_fraud') ? 0 : (await findBalance(within, user)).purchased;
  return {
    site,
    origin: siteOrigin(site),
    language,
    country: user === null ? null : await countryOf(user),
    reports: caseId === null ? 0 : await countSources(within, caseId),
    appealUntil: appealUntil(decision),
    frozen: credits === 0 ? null : { credits, payOutAt: new Date(startsAt.getTime() + payOutDays * 86_400_000) },
    first: first === null ? null : { number: first.number, endsAt: first.endsAt },
  };
}
