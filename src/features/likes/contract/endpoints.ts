import * as Type from 'typebox';
import { endpoint, Id } from '#platform/contract/endpoint.ts';
import { Member } from '#features/members/contract/member.ts';

const Subject = Type.Object({ id: Id });

/** Everybody who likes the viewer, new ones first, and whom the viewer likes; members by id in `profiles`. */
export const getLikes = endpoint({
  method: 'GET',
  path: 'likes.php',
  access: 'member',
  reply: Type.Object({
    profiles: Type.Array(Member),
    liked_by: Type.Array(Type.Object({ id: Id, like_new: Type.Boolean() })),
    /** Newest first. */
    likes: Type.Array(Id),
    /** Two likes, newest first. */
    matches: Type.Array(Id),
  }),
  errors: {},
});

/** A like twice is one like. Oneself, a blocked, disabled or unknown member: not_found. */
export const like = endpoint({
  method: 'POST',
  path: 'like.php',
  access: 'member',
  limit: 120,
  body: Subject,
  reply: Type.Object({ liked: Type.Literal(true), match: Type.Boolean() }),
  errors: {},
});

/** Takes the like, and a match with it, back. */
export const unlike = endpoint({
  method: 'DELETE',
  path: 'like.php',
  access: 'member',
  limit: 120,
  body: Subject,
  reply: Type.Object({ liked: Type.Literal(false), match: Type.Literal(false) }),
  errors: {},
});
