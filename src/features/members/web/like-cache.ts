import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getLikes } from '#features/likes/contract/endpoints.ts';
import type { getProfile, searchMembers } from '../contract/endpoints.ts';
import type { Member } from '../contract/member.ts';

/** Where the likes are kept: the one list of keys that several features change. */
export const likesKey = ['likes'] as const;

/** Says everywhere in the cache that the viewer likes a member, or no longer does. Doing the opposite takes it back. */
export function setLiked(queries: QueryClient, member: Member, liked: boolean): void {
  const { id } = member;
  queries.setQueriesData<ReplyOf<typeof searchMembers>>(
    { queryKey: ['members'] },
    (old) => old && { ...old, profiles: marked(old.profiles, id, liked) },
  );
  queries.setQueriesData<ReplyOf<typeof getProfile>>(
    { queryKey: ['profile'] },
    (old) => old && { profile: old.profile.id === id ? { ...old.profile, liked } : old.profile, related: marked(old.related, id, liked) },
  );
  queries.setQueryData<ReplyOf<typeof getLikes>>(likesKey, (old) => {
    if (old === undefined) return undefined;
    const others = old.likes.filter((other) => other !== id);
    const known = old.profiles.some((profile) => profile.id === id);
    return {
      ...old,
      profiles: marked(known || !liked ? old.profiles : [...old.profiles, member], id, liked),
      likes: liked ? [id, ...others] : others,
      // Whether two likes are a match only the server knows.
      matches: liked ? old.matches : old.matches.filter((other) => other !== id),
    };
  });
}

/** Both like each other: known at once, without asking for the likes again. */
export function setMatched(queries: QueryClient, member: Member): void {
  setLiked(queries, member, true);
  queries.setQueryData<ReplyOf<typeof getLikes>>(
    likesKey,
    (old) => old && { ...old, matches: [member.id, ...old.matches.filter((id) => id !== member.id)] },
  );
}

/** The viewer has opened the profile of somebody who likes them: that like is no longer new. */
export function setSeen(queries: QueryClient, id: number): void {
  queries.setQueryData<ReplyOf<typeof getLikes>>(likesKey, (old) =>
    old?.liked_by.some((like) => like.id === id && like.like_new)
      ? { ...old, liked_by: old.liked_by.map((like) => (like.id === id ? { id, like_new: false } : like)) }
      : old,
  );
}

/** Somebody was blocked or is no longer: every list is asked anew, and none from before is shown again. */
export function forget(queries: QueryClient): void {
  for (const queryKey of [['members'], ['profile']]) queries.removeQueries({ queryKey, type: 'inactive' });
  for (const queryKey of [['members'], likesKey, ['chats']]) void queries.invalidateQueries({ queryKey });
}

const marked = (members: Member[], id: number, liked: boolean): Member[] =>
  members.some((member) => member.id === id && member.liked !== liked)
    ? members.map((member) => (member.id === id ? { ...member, liked } : member))
    : members;
