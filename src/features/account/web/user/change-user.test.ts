import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#platform/web/data/api-client.ts';
import type { User } from '../../contract/user.ts';
import { changeUser, setUser } from './change-user.ts';
import { userKey } from './keys.ts';
import { userQuery } from './queries.ts';

const member = { email: 'mara@example.org', profile: { id: 7 } } as User;

// Regression: a request for the user that was sent just before a logout and answered after it made the page treat the member as logged
// in.
test.each([
  ['setUser', setUser],
  ['changeUser', changeUser],
] as const)('an answer of before that comes late does not log anybody in again (%s)', async (_name, leave) => {
  const queries = new QueryClient();
  queries.setQueryData(userKey, member);
  let answer = (_user: User) => {};
  const asked = new Promise<User>((resolve) => (answer = resolve));
  const api = (async () => ({ user: await asked })) as unknown as Api;
  const refreshing = queries.fetchQuery({ ...userQuery(api), staleTime: 0 }).catch(() => null);

  await leave(queries, null);
  expect(queries.getQueryData(userKey)).toBeNull();
  answer(member);
  await refreshing;
  expect(queries.getQueryData(userKey)).toBeNull();
  expect(queries.isFetching()).toBe(0);
});
