import { partialMatchKey, type QueryClient } from '@tanstack/react-query';
import { forgetMember } from '#platform/web/shell/member-storage.ts';
import { companyInfoKey, settingsKey } from '#features/site/web/index.ts';
import type { User } from '../../contract/user.ts';
import { userKey } from './keys.ts';

/** Queries whose results are the same for everybody, and the user, which this module sets. */
const everybodys = [userKey, settingsKey, companyInfoKey];

/** Sets the logged-in user. The result of a pending request for the user is ignored. */
export async function setUser(queries: QueryClient, user: User | null): Promise<void> {
  await queries.cancelQueries({ queryKey: userKey });
  queries.setQueryData(userKey, user);
}

/**
 * After a login or logout: drops the cached data of the previous viewer, and after a logout also the data that the browser has stored
 * for them. `leaving`: the member who logs out, when the cached user is already null.
 */
export async function changeUser(queries: QueryClient, user: User | null, leaving: number | null = memberOf(queries)): Promise<void> {
  if (user === null) forgetMember(leaving);
  await setUser(queries, user);
  queries.removeQueries({ predicate: ({ queryKey }) => !everybodys.some((key) => partialMatchKey(queryKey, key)) });
}

/** The id of the member who is logged in on this page. */
export const memberOf = (queries: QueryClient): number | null => queries.getQueryData(userKey)?.profile.id ?? null;
