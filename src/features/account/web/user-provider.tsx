import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import type { User } from '../contract/user.ts';
import { userQuery } from './queries.ts';

/** Without a provider above, as on landers: a visitor. */
const UserContext = createContext<User | null>(null);

/** Reads the user once for the whole page: a list asks for it several times a member. */
export function UserProvider({ children }: { readonly children: ReactNode }) {
  return <UserContext value={useSuspenseQuery(userQuery(useApi())).data}>{children}</UserContext>;
}

/** The current user, or null for a visitor; loaded by the root before any page renders. */
export const useUser = (): User | null => use(UserContext);

/** The current user on a page for members. After a logout it keeps the last user until the page is left. */
export function useMember(): User {
  const user = useUser();
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  const member = user ?? last;
  if (member === null) throw new Error('a member page without a member');
  return member;
}
