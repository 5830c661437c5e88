import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getLikes, SentLike } from '#features/likes/contract/endpoints.ts';
import type { getProfile, searchMembers } from '../contract/endpoints.ts';
import type { Member } from '../contract/member.ts';
import { likesKey } from './likes-query.ts';

type Likes = ReplyOf<typeof getLikes>;

/** What of a profile is liked, by the photo's id or in its words, and what is said with it. */
export interface LikedPart {
  readonly photo?: number;
  readonly line?: string;
  readonly note?: string;
}

/** Says everywhere in the cache that the viewer likes a member, or no longer does. Gives back how to take that back. */
export function setLiked(queries: QueryClient, member: Member, liked: boolean, part: LikedPart = {}): () => void {
  const { id } = member;
  const before = queries.getQueryData<Likes>(likesKey);
  mark(queries, id, liked);
  queries.setQueryData<Likes>(likesKey, (old) => {
    if (old === undefined) return undefined;
    const known = old.profiles.some((profile) => profile.id === id);
    const given: SentLike = { photo: null, line: null, note: null, ...part, id, liked_at: new Date().toISOString() };
    return {
      ...old,
      profiles: marked(known || !liked ? old.profiles : [...old.profiles, member], id, liked),
      likes: liked ? first(id, old.likes) : others(id, old.likes),
      sent: liked ? [given, ...old.sent.filter((like) => like.id !== id)] : old.sent.filter((like) => like.id !== id),
      // Whether two likes are a match only the server knows.
      matches: liked ? old.matches : others(id, old.matches),
    };
  });
  return () => {
    mark(queries, id, !liked);
    // Other likes may have come and gone since: only this one goes back to where it was.
    queries.setQueryData<Likes>(
      likesKey,
      (now) =>
        now && {
          ...now,
          profiles: marked(now.profiles, id, !liked),
          likes: asBefore(now.likes, before?.likes, (one) => one === id),
          sent: asBefore(now.sent, before?.sent, (like) => like.id === id),
          matches: asBefore(now.matches, before?.matches, (one) => one === id),
        },
    );
  };
}

/** In every list and on every profile that the cache has. */
function mark(queries: QueryClient, id: number, liked: boolean): void {
  queries.setQueriesData<ReplyOf<typeof searchMembers>>(
    { queryKey: ['members'] },
    (old) => old && { ...old, profiles: marked(old.profiles, id, liked), similar: markedSimilar(old.similar, id, liked) },
  );
  queries.setQueriesData<ReplyOf<typeof getProfile>>(
    { queryKey: ['profile'] },
    (old) =>
      old && { ...old, profile: old.profile.id === id ? { ...old.profile, liked } : old.profile, related: marked(old.related, id, liked) },
  );
}

/** Both like each other: known at once, without asking for the likes again. */
export function setMatched(queries: QueryClient, member: Member): void {
  const { id } = member;
  const known = queries.getQueryData<Likes>(likesKey)?.likes.includes(id) === true;
  if (known) mark(queries, id, true);
  else setLiked(queries, member, true);
  queries.setQueryData<Likes>(likesKey, (old) => old && { ...old, matches: first(id, old.matches) });
}

/** The viewer has opened the profile of somebody who likes them: that like is no longer new. */
export function setSeen(queries: QueryClient, id: number): void {
  queries.setQueryData<ReplyOf<typeof getLikes>>(likesKey, (old) =>
    old?.liked_by.some((like) => like.id === id && like.like_new)
      ? { ...old, liked_by: old.liked_by.map((like) => (like.id === id ? { ...like, like_new: false } : like)) }
      : old,
  );
}

/** Somebody was blocked or is no longer: every list is asked anew, and none from before is shown again. */
export function forget(queries: QueryClient): void {
  for (const queryKey of [['members'], ['profile']]) queries.removeQueries({ queryKey, type: 'inactive' });
  for (const queryKey of [['members'], ['members-count'], likesKey, ['chats']]) void queries.invalidateQueries({ queryKey });
}

const others = (id: number, ids: readonly number[]): number[] => ids.filter((other) => other !== id);
const first = (id: number, ids: readonly number[]): number[] => [id, ...others(id, ids)];

/** The one that `isIt` knows as it was in a list of before: gone, or at its old place. */
function asBefore<One>(now: readonly One[], before: readonly One[] | undefined, isIt: (one: One) => boolean): One[] {
  const rest = now.filter((one) => !isIt(one));
  const place = before?.findIndex(isIt) ?? -1;
  const old = before?.[place];
  return old === undefined ? rest : rest.toSpliced(place, 0, old);
}

const marked = (members: Member[], id: number, liked: boolean): Member[] =>
  members.some((member) => member.id === id && member.liked !== liked)
    ? members.map((member) => (member.id === id ? { ...member, liked } : member))
    : members;

type Similar = ReplyOf<typeof searchMembers>['similar'];

const markedSimilar = (similar: Similar, id: number, liked: boolean): Similar =>
  similar.some(({ profile }) => profile.id === id && profile.liked !== liked)
    ? similar.map((one) => (one.profile.id === id ? { ...one, profile: { ...one.profile, liked } } : one))
    : similar;
