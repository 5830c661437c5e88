import type { QueryClient } from '@tanstack/react-query';
import { chatsKey } from '#features/chat/web/index.ts';
import { likesKey } from '#features/likes/web/index.ts';
import { memberCountKey, membersKey } from '#features/search/web/index.ts';
import { profilesKey } from '../keys.ts';

/** After blocking or unblocking: refetches all lists and drops cached ones, so that no outdated list is shown. */
export function refreshLists(queries: QueryClient): void {
  for (const queryKey of [membersKey, profilesKey]) queries.removeQueries({ queryKey, type: 'inactive' });
  for (const queryKey of [membersKey, memberCountKey, likesKey, chatsKey]) void queries.invalidateQueries({ queryKey });
}
