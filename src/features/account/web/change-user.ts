import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import type { User } from '../contract/user.ts';
import { userQuery } from './queries.ts';

/** What does not depend on who looks. */
const everybodys = ['user', 'settings', 'companyinfo'];

/** Somebody logged in or out: what the one before saw is forgotten. */
export function changeUser(queries: QueryClient, api: Api, user: User | null): void {
  queries.setQueryData(userQuery(api).queryKey, user);
  queries.removeQueries({ predicate: ({ queryKey }) => !everybodys.includes(String(queryKey[0])) });
}
