import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { Totals } from '#features/badge-counts/contract/totals.ts';
import type { getLikes, LikedBy } from '../../contract/endpoints.ts';

type Likes = ReplyOf<typeof getLikes>;

/**
 * Members whose likes are new since `before`; if that is only a total, the newest likes beyond it. Excludes matches, which
 * get a dialog of their own. Empty without a `before`.
 */
export function freshLikes(before: Likes | Totals | undefined, after: Likes): Member[] {
  const unopened = after.liked_by.filter(({ like_new }) => like_new);
  const fresh = new Set(since(before, unopened).map(({ id }) => id));
  return after.profiles.filter(({ id }) => fresh.has(id) && !after.matches.includes(id));
}

/** `unopened`: newest first. */
function since(before: Likes | Totals | undefined, unopened: readonly LikedBy[]): readonly LikedBy[] {
  if (before === undefined) return [];
  if ('new_likes' in before) return unopened.slice(0, Math.max(0, unopened.length - before.new_likes));
  const existing = new Set(before.liked_by.map(({ id }) => id));
  return unopened.filter(({ id }) => !existing.has(id));
}
