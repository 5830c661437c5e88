import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Failure } from '#platform/contract/result.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { AskedTerms } from '#features/account/contract/user.ts';
import { answerTerms as answerTermsEndpoint, getTerms as getTermsEndpoint } from '../contract/endpoints.ts';
import { answerTerms, getTerms } from './answer-terms.ts';
import { askedTerms, refusedForTerms, type TermsReader } from './asked-terms.ts';
import { mailTerms, type TermsMailDeps } from './mail-terms.ts';
import { termsData } from './own-data-repo.ts';

export interface TermsFeature extends Feature {
  /** What a member has to agree to; null: nothing. */
  asked(reader: TermsReader): Promise<AskedTerms | null>;
  /** The refusal of calls that begin something new; null: they go on. */
  refused(site: SiteId, user: UserId, isContract?: boolean): Promise<Failure<'terms_changed'> | null>;
}

const minute = 60;

/** The terms that a member agrees to: asked again when they change, mailed and stored with their version. */
export function createTerms(
  { database: { db }, clock, jobs }: Platform,
  dependencies: Omit<TermsMailDeps, 'db' | 'clock' | 'agreed'>,
): TermsFeature {
  const deps: TermsMailDeps = { ...dependencies, db, clock, agreed: new Map() };
  return {
    async asked(reader) {
      const found = await askedTerms(deps, reader);
      return found && { version: found.id, put_off: found.putOff };
    },
    refused: (site, user, isContract) => refusedForTerms(deps, site, user, isContract),
    routes: tagged('terms', 'Consent to changed terms.', [
      route(getTermsEndpoint, (_input, call) => getTerms(deps, call)),
      route(answerTermsEndpoint, ({ body }, call) => answerTerms(deps, body, call)),
    ]),
    ownData: termsData,
    scheduleJobs() {
      jobs.every('terms-mails', minute, () => mailTerms(deps));
    },
  };
}
