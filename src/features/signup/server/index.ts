import { userId } from '#platform/contract/ids.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import { getSignupProfile as getSignupProfileEndpoint, signup as signupEndpoint } from '../contract/endpoints.ts';
import { getSignupProfile, type TeaserDeps } from './get-signup-profile.ts';
import { signup, type SignupDeps } from './signup.ts';

export const signupRoutes = (deps: SignupDeps & TeaserDeps): Route[] => [
  route(signupEndpoint, ({ body }, call) => signup(deps, body, call)),
  route(getSignupProfileEndpoint, ({ query }, call) => getSignupProfile(deps, userId(query.id), call)),
];
