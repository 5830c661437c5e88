import { createPasswordLine } from '#features/account/server/index.ts';
import { userId } from '#platform/contract/ids.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getSignupProfile as getSignupProfileEndpoint, signup as signupEndpoint } from '../contract/endpoints.ts';
import { getSignupProfile, type SignupProfileDeps } from './get-signup-profile.ts';
import { signup, type SignupDeps } from './signup.ts';

type Needs = Omit<SignupDeps & SignupProfileDeps, 'db' | 'clock' | 'security'>;

export function createSignup({ database: { db }, clock, security }: Platform, needs: Needs): Feature {
  const deps = { ...needs, db, clock, security };
  const inLine = createPasswordLine();
  return {
    routes: tagged('signup', 'New accounts.', [
      route(signupEndpoint, ({ body }, call) => inLine({ network: call.network, isKnown: false }, () => signup(deps, body, call))),
      route(getSignupProfileEndpoint, ({ query }, call) => getSignupProfile(deps, userId(query.id), call)),
    ]),
  };
}
