import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '#platform/web/i18n/server-now.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { Prompt } from '#features/prompts/contract/prompts.ts';
import { changeMember } from '#features/members/web/index.ts';
import type { LikedBy, SentLike } from '../contract/endpoints.ts';
import { likesKey } from './keys.ts';

/** The liked part of a profile, a photo id, a line or an answer with its prompt, and the note. */
export interface LikedPart {
  readonly photo?: number;
  readonly line?: string;
  readonly prompt?: Prompt;
  readonly note?: string;
}

/** Updates the whole cache when the viewer likes a member or removes the like. Returns a function that undoes it. */
export function setLiked(queries: QueryClient, member: Member, liked: boolean, part: LikedPart = {}): () => void {
  const { id } = member;
  const before = queries.getQueryData(likesKey);
  mark(queries, id, liked);
  queries.setQueryData(likesKey, (old) => {
    if (old === undefined) return undefined;
    const isListed = old.profiles.some((profile) => profile.id === id);
    const given: SentLike = {
      photo: null,
      line: null,
      prompt: null,
      note: null,
      ...part,
      id,
      liked_at: new Date(serverNow()).toISOString(),
    };
    return {
      ...old,
      profiles: withLiked(isListed || !liked ? old.profiles : [...old.profiles, member], id, liked),
      // A like that is answered is no longer new.
      liked_by: liked ? seen(old.liked_by, id) : old.liked_by,
      likes: liked ? first(id, old.likes) : others(id, old.likes),
      sent: liked ? [given, ...old.sent.filter((like) => like.id !== id)] : old.sent.filter((like) => like.id !== id),
      // Only the server knows whether a like makes a match.
      matches: liked ? old.matches : others(id, old.matches),
    };
  });
  return () => {
    mark(queries, id, !liked);
    // Other likes may have changed since, so only this one is restored.
    queries.setQueryData(
      likesKey,
      (now) =>
        now && {
          ...now,
          profiles: withLiked(now.profiles, id, !liked),
          likes: restored(now.likes, before?.likes, (one) => one === id),
          sent: restored(now.sent, before?.sent, (like) => like.id === id),
          liked_by: now.liked_by.map((like) => (like.id === id ? (before?.liked_by.find((one) => one.id === id) ?? like) : like)),
          matches: restored(now.matches, before?.matches, (one) => one === id),
        },
    );
  };
}

/** In all cached lists and profiles. */
const mark = (queries: QueryClient, id: number, liked: boolean): void => changeMember(queries, id, (member) => ({ ...member, liked }));

/** Adds a match to the cache without reloading the likes. */
export function setMatched(queries: QueryClient, member: Member): void {
  const { id } = member;
  const isLiked = queries.getQueryData(likesKey)?.likes.includes(id) === true;
  if (isLiked) mark(queries, id, true);
  else setLiked(queries, member, true);
  queries.setQueryData(likesKey, (old) => old && { ...old, matches: first(id, old.matches) });
}

/** The viewer has opened the profile of a member who likes them, so the like is no longer new. */
export function setSeen(queries: QueryClient, id: number): void {
  queries.setQueryData(likesKey, (old) =>
    old?.liked_by.some((like) => like.id === id && like.like_new) ? { ...old, liked_by: seen(old.liked_by, id) } : old,
  );
}

const seen = (likes: readonly LikedBy[], id: number): LikedBy[] =>
  likes.map((like) => (like.id === id ? { ...like, like_new: false } : like));

const others = (id: number, ids: readonly number[]): number[] => ids.filter((other) => other !== id);
const first = (id: number, ids: readonly number[]): number[] => [id, ...others(id, ids)];

/** Restores the item matched by `isIt` to its place in the earlier list, or removes it if it was not there. */
function restored<One>(now: readonly One[], before: readonly One[] | undefined, isIt: (one: One) => boolean): One[] {
  const rest = now.filter((one) => !isIt(one));
  const place = before?.findIndex(isIt) ?? -1;
  const old = before?.[place];
  return old === undefined ? rest : rest.toSpliced(place, 0, old);
}

const withLiked = (members: Member[], id: number, liked: boolean): Member[] =>
  members.map((member) => (member.id === id ? { ...member, liked } : member));
