import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { getLikes } from '../contract/endpoints.ts';

type Likes = ReplyOf<typeof getLikes>;

/** Who likes the viewer now and did not before. Matches are celebrated instead, and without a before nothing is news. */
export function freshLikes(before: Likes | undefined, after: Likes): Member[] {
  if (before === undefined) return [];
  const known = new Set(before.liked_by.map(({ id }) => id));
  const fresh = new Set(
    after.liked_by.filter(({ id, like_new }) => like_new && !known.has(id) && !after.matches.includes(id)).map(({ id }) => id),
  );
  return after.profiles.filter(({ id }) => fresh.has(id));
}
