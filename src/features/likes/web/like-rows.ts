import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { getLikes } from '../contract/endpoints.ts';

export const likeTypes = ['received', 'sent', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

/** The list that an address names; received when it names none, null when there is no such list. */
export const typeOf = (named: string | undefined): LikeType | null =>
  named === undefined ? 'received' : (likeTypes.find((type) => type === named) ?? null);

export interface LikeRowData {
  readonly member: Member;
  /** Received and not opened yet. */
  readonly isNew: boolean;
  readonly match: boolean;
}

/** The members of a list in its order: new ones first, then as the server has them. */
export function rowsOf(likes: ReplyOf<typeof getLikes>, type: LikeType): LikeRowData[] {
  const members = new Map(likes.profiles.map((member) => [member.id, member]));
  const fresh = new Set(likes.liked_by.filter(({ like_new }) => like_new).map(({ id }) => id));
  const received = likes.liked_by.toSorted((a, b) => Number(b.like_new) - Number(a.like_new)).map(({ id }) => id);
  const ids = { received, sent: likes.likes, matches: likes.matches }[type];
  return ids.flatMap((id) => {
    const member = members.get(id);
    return member === undefined ? [] : [{ member, isNew: fresh.has(id), match: likes.matches.includes(id) }];
  });
}
