import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import type { User } from '../../contract/user.ts';
import { userQuery } from './queries.ts';

/** Without a provider above, as on landers, the viewer is a visitor. */
const UserContext = createContext<User | null>(null);

/** The current user, or after a logout the user who was logged in before. */
const MemberContext = createContext<User | null>(null);

/** Reads the user once for the whole page, because a list uses it several times per member. */
export function UserProvider({ children }: { readonly children: ReactNode }) {
  const { data: user } = useSuspenseQuery(userQuery(useApi()));
  const [last, setLast] = useState(user);
  if (user !== null && user !== last) setLast(user);
  return (
    <UserContext value={user}>
      <MemberContext value={user ?? last}>{children}</MemberContext>
    </UserContext>
  );
}

/** The current user, or null for a visitor; loaded by the root before any page renders. */
export const useUser = (): User | null => use(UserContext);

/**
 * The current user on a page for members. After a logout it keeps the last user until the page is left, also for components that are
 * mounted only then.
 */
export function useMember(): User {
  const member = use(MemberContext);
  if (member === null) throw new Error('a member page without a member');
  return member;
}
