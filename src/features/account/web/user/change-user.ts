import { partialMatchKey, type QueryClient } from '@tanstack/react-query';
import { forgetMember } from '#platform/web/shell/member-storage.ts';
import { companyInfoKey, settingsKey } from '#features/site/web/index.ts';
import type { User } from '../../contract/user.ts';
import { userKey } from './keys.ts';

/** Queries whose results are the same for everybody, and the user, which is set here. */
const everybodys = [userKey, settingsKey, companyInfoKey];

/** Says who is logged in now. An answer of before that is still on its way no longer counts. */
export async function setUser(queries: QueryClient, user: User | null): Promise<void> {
  await queries.cancelQueries({ queryKey: userKey });
  queries.setQueryData(userKey, user);
}

/**
 * After a login or logout: drops the cached data of the previous viewer, and after a logout what the browser has stored for them.
 * `leaving`: whose logout it is, where the page has been told already that nobody is logged in.
 */
export async function changeUser(queries: QueryClient, user: User | null, leaving: number | null = memberOf(queries)): Promise<void> {
  if (user === null) forgetMember(leaving);
  await setUser(queries, user);
  queries.removeQueries({ predicate: ({ queryKey }) => !everybodys.some((key) => partialMatchKey(queryKey, key)) });
}

/** The id of the member who is logged in on this page. */
export const memberOf = (queries: QueryClient): number | null => queries.getQueryData(userKey)?.profile.id ?? null;
