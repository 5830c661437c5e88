import { type Route, route } from '#platform/server/http/context.ts';
import { signup as signupEndpoint } from '../contract/endpoints.ts';
import { signup, type SignupDeps } from './signup.ts';

export const signupRoutes = (deps: SignupDeps): Route[] => [route(signupEndpoint, ({ body }, call) => signup(deps, body, call))];
