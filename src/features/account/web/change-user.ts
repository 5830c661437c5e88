import { partialMatchKey, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { forgetMember } from '#platform/web/shell/member-storage.ts';
import { companyInfoKey, settingsKey } from '#features/site/web/index.ts';
import type { User } from '../contract/user.ts';
import { userKey } from './keys.ts';
import { userQuery } from './queries.ts';

/** Queries whose results are the same for everybody, and the user, which is set here. */
const everybodys = [userKey, settingsKey, companyInfoKey];

/** After a login or logout: drops the cached data of the previous viewer, and after a logout what the browser has stored for them. */
export function changeUser(queries: QueryClient, api: Api, user: User | null): void {
  if (user === null) forgetMember();
  queries.setQueryData(userQuery(api).queryKey, user);
  queries.removeQueries({ predicate: ({ queryKey }) => !everybodys.some((key) => partialMatchKey(queryKey, key)) });
}
