import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { settingsQuery } from './queries.ts';

/** For loaders: whether who opens this address may sign up. */
export const acceptsSignup = async (api: Api, queries: QueryClient, request: Request): Promise<boolean> =>
  (await queries.ensureQueryData(settingsQuery(api, Object.fromEntries(new URL(request.url).searchParams)))).accepts_signup;
