import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Member } from '../contract/member.ts';

/** Returns the changed member. */
type ChangeMember = (member: Member) => Member;

const caches: ((queries: QueryClient, change: ChangeMember) => void)[] = [];

/** Declares that the replies cached under `queryKey` contain members, and how to change them. Call it next to the query. */
export function declareMemberCache<Reply>(queryKey: QueryKey, changeIn: (reply: Reply, change: ChangeMember) => Reply): void {
  caches.push((queries, change) => queries.setQueriesData<Reply>({ queryKey }, (old) => old && changeIn(old, change)));
}

/** Changes a member in all cached replies; unchanged parts keep their identity (structural sharing). */
export function changeMember(queries: QueryClient, id: number, change: ChangeMember): void {
  for (const changeCache of caches) changeCache(queries, (member) => (member.id === id ? change(member) : member));
}
