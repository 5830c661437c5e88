import { createPasswordQueue } from '#features/account/server/index.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import { ok } from '#platform/contract/result.ts';
import { userId } from '#platform/contract/ids.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import {
  confirmSignup as confirmSignupEndpoint,
  getSignupProfile as getSignupProfileEndpoint,
  getSignupTerms as getSignupTermsEndpoint,
  signup as signupEndpoint,
} from '../contract/endpoints.ts';
import { termsVersion } from '#features/static-pages/server/index.ts';
import { confirmSignup, type ConfirmSignupDeps } from './confirm-signup.ts';
import { getSignupProfile, type SignupProfileDeps } from './get-signup-profile.ts';
import { handleSignupLinks, pendingHours } from './keep-signup.ts';
import { deleteOldPendingSignups } from './pending-signup-repo.ts';
import { signup, type SignupDeps } from './signup.ts';

export { erasePendingSignups } from './pending-signup-repo.ts';

type Dependencies = Omit<SignupDeps & SignupProfileDeps & ConfirmSignupDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'security'>;

export function createSignup(platform: Platform, dependencies: Dependencies): Feature {
  const { clock, jobs, secret, security } = platform;
  const { db } = platform.database;
  const deps = { ...dependencies, db, clock, jobs, secret, security };
  const inQueue = createPasswordQueue(platform.metrics, 'passwords_signup');
  return {
    routes: tagged('signup', 'New accounts.', [
      route(signupEndpoint, (input, call) => inQueue({ network: call.network, isKnown: false }, () => signup(deps, input, call))),
      route(getSignupTermsEndpoint, async (_input, call) => {
        const site = await deps.sites.byId(call.site);
        const language = pickLanguage(call.locale, site.settings.domain_language);
        return ok({ version: await termsVersion(deps.legalTexts, site, language) });
      }),
      route(confirmSignupEndpoint, ({ body }, call) => confirmSignup(deps, body, call)),
      route(getSignupProfileEndpoint, ({ query }, call) => getSignupProfile(deps, userId(query.id), call)),
    ]),
    scheduleJobs() {
      handleSignupLinks(jobs, deps);
      jobs.every('pending-signups-forget', 3600, () =>
        deleteOldPendingSignups(db, new Date(clock.now().getTime() - pendingHours * 3_600_000)),
      );
    },
  };
}
