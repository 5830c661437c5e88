import { useState } from 'react';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { keepLike, keptLikes } from '#features/likes/web/index.ts';
import type { ListedMember } from '#features/members/web/index.ts';

/** The same number as the daily likes of the swipe game. */
export const maxKept = 4;

/** The likes that wait in this tab for the signup. */
export function useKept() {
  const hydrated = useHydrated();
  const [, setChanges] = useState(0);
  const change = (member: ListedMember, liked: boolean) => {
    keepLike(member, liked);
    setChanges((count) => count + 1);
  };
  return {
    kept: hydrated ? keptLikes() : [],
    keep: (member: ListedMember) => change(member, true),
    drop: (member: ListedMember) => change(member, false),
  };
}
