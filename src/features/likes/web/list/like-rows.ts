import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import type { Prompt } from '#features/prompts/contract/prompts.ts';
import type { getLikes } from '../../contract/endpoints.ts';

export const likeTypes = ['received', 'sent', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

/** The list in the URL; `received` by default, null for an unknown one. */
export const typeOf = (named: string | undefined): LikeType | null =>
  named === undefined ? 'received' : (likeTypes.find((type) => type === named) ?? null);

/** The liked part. `photo` is the viewer's own; null for a photo of another member that the viewer liked. */
export type LikedSubject =
  | { readonly kind: 'profile' }
  | { readonly kind: 'photo'; readonly photo: ProfileImage | null }
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'answer'; readonly prompt: Prompt; readonly answer: string };

export interface LikeRowData {
  readonly member: Member;
  /** Received and not seen yet. */
  readonly isNew: boolean;
  readonly match: boolean;
  /** When this like was given, ISO 8601. */
  readonly at: string;
  readonly what: LikedSubject;
  readonly note: string | null;
}

type Likes = ReplyOf<typeof getLikes>;
type Given = Omit<LikeRowData, 'member' | 'isNew' | 'match'> & { readonly id: number };

/** A list in display order: new likes first, then in the order of the server, postponed ones last. */
export function rowsOf(likes: Likes, type: LikeType, postponed: readonly number[] = []): LikeRowData[] {
  const members = new Map(likes.profiles.map((member) => [member.id, member]));
  const fresh = new Set(likes.liked_by.filter(({ like_new }) => like_new).map(({ id }) => id));
  const matches = new Set(likes.matches);
  const place = ({ id }: Given) => (postponed.includes(id) ? 2 + postponed.indexOf(id) : fresh.has(id) ? 0 : 1);
  const given = givenOf(likes, type);
  return (type === 'received' ? given.toSorted((a, b) => place(a) - place(b)) : given).flatMap(({ id, ...like }) => {
    const member = members.get(id);
    return member === undefined ? [] : [{ member, ...like, isNew: fresh.has(id), match: matches.has(id) }];
  });
}

/** The likes of a list; a match is represented by the received like. */
function givenOf({ liked_by, sent, matches }: Likes, type: LikeType): Given[] {
  if (type === 'sent') {
    return sent.map(({ id, liked_at: at, photo, line, prompt, note }) => ({
      id,
      at,
      note,
      what: subjectOf({ isPhoto: photo !== null, photo: null, line, prompt }),
    }));
  }
  const received = liked_by.map(({ id, liked_at: at, photo, line, prompt, note }) => ({
    id,
    at,
    note,
    what: subjectOf({ isPhoto: photo !== null, photo, line, prompt }),
  }));
  if (type === 'received') return received;
  const byMember = new Map(received.map((like) => [like.id, like]));
  return matches.flatMap((id) => byMember.get(id) ?? []);
}

interface Part {
  readonly isPhoto: boolean;
  readonly photo: ProfileImage | null;
  readonly line: string | null;
  readonly prompt: Prompt | null;
}

/** The part of a profile that is liked. */
export function subjectOf({ isPhoto, photo, line, prompt }: Part): LikedSubject {
  if (line !== null && prompt !== null) return { kind: 'answer', prompt, answer: line };
  if (line !== null) return { kind: 'line', line };
  return isPhoto ? { kind: 'photo', photo } : { kind: 'profile' };
}
