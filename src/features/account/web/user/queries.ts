import { queryOptions } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import type { DataTools } from '#platform/web/data/context.ts';
import { getUser } from '../../contract/calls.ts';
import type { User } from '../../contract/user.ts';
import { userKey } from './keys.ts';
import { loginPath } from './login-path.ts';
import { pathAfterLogin } from '../../contract/path-after-login.ts';

/** The current user; null for a visitor. */
export const userQuery = (api: Api) =>
  queryOptions({
    queryKey: userKey,
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        return (await api(getUser, { signal })).user;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'authentication_required') return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** For loaders of member pages: redirects visitors to the login, which leads back to the page. */
export async function requireMember({ api, queries }: DataTools, request: Request): Promise<User> {
  const user = await queries.ensureQueryData(userQuery(api));
  if (user === null) throw redirect(loginPath(request.url));
  return user;
}

/** For loaders of pages for visitors: redirects members to the page that they requested. */
export async function requireVisitor({ api, queries }: DataTools, request: Request): Promise<void> {
  if ((await queries.ensureQueryData(userQuery(api))) !== null) throw redirect(pathAfterLogin(new URL(request.url).searchParams));
}
