import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { pauseRefetches } from '#platform/web/data/pause-refetches.ts';
import type { Member } from '../contract/member.ts';

/** Returns the changed member. */
type ChangeMember = (member: Member) => Member;

interface MemberCache {
  readonly queryKey: QueryKey;
  readonly change: (queries: QueryClient, change: ChangeMember) => void;
}

const caches: MemberCache[] = [];

/** Declares that the replies cached under `queryKey` contain members, and how to change them. Call it next to the query. */
export function declareMemberCache<Reply>(queryKey: QueryKey, changeIn: (reply: Reply, change: ChangeMember) => Reply): void {
  caches.push({
    queryKey,
    change: (queries, change) => queries.setQueriesData<Reply>({ queryKey }, (old) => old && changeIn(old, change)),
  });
}

/** Changes a member in all cached replies; unchanged parts keep their identity (structural sharing). */
export function changeMember(queries: QueryClient, id: number, change: ChangeMember): void {
  for (const cache of caches) cache.change(queries, (member) => (member.id === id ? change(member) : member));
}

/** Stops reloads of cached replies with members, and those of the given keys; see `pauseRefetches`. */
export const pauseMemberRefetches = (queries: QueryClient, ...keys: readonly QueryKey[]): (() => void) =>
  pauseRefetches(queries, [...caches.map(({ queryKey }) => queryKey), ...keys]);
