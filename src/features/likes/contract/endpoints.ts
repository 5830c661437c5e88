import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Instant, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Member } from '#features/members/contract/member.ts';
import { ProfileImage } from '#features/photos/contract/image.ts';
import { likeErrors } from './errors.ts';

const Subject = Type.Object({ id: Id });

/** Characters of a note that goes with a like, and of a quoted line. */
export const longestNote = 140;
export const longestLine = 240;

/** What of a profile is liked: the whole one where both are null. */
const Liked = {
  /** As the receiver's own photo. */
  photo: Nullable(ProfileImage),
  /** A line of the receiver's own words. */
  line: Nullable(Type.String()),
  note: Nullable(Type.String()),
};

/** A like that the viewer received. */
export const LikedBy = Type.Object({ id: Id, like_new: Type.Boolean(), liked_at: Instant, ...Liked });
export type LikedBy = Static<typeof LikedBy>;

/** A like that the viewer gave. `photo`: the id of the liked member's photo. */
export const SentLike = Type.Object({
  id: Id,
  liked_at: Instant,
  photo: Nullable(Id),
  line: Nullable(Type.String()),
  note: Nullable(Type.String()),
});
export type SentLike = Static<typeof SentLike>;

/** Everybody who likes the viewer, new ones first, and whom the viewer likes; members by id in `profiles`. */
export const getLikes = endpoint({
  method: 'GET',
  path: 'likes.php',
  access: 'member',
  reply: Type.Object({
    profiles: Type.Array(Member),
    liked_by: Type.Array(LikedBy),
    /** Newest first. */
    likes: Type.Array(Id),
    /** The same likes with what they say. */
    sent: Type.Array(SentLike),
    /** Two likes, newest first. */
    matches: Type.Array(Id),
  }),
  errors: {},
});

/**
 * A like twice is one like, and keeps what it said first. Oneself, a blocked, disabled or unknown member, and a photo that
 * the viewer does not see as theirs: not_found. `line` has to stand in what the member says of themselves.
 */
export const like = endpoint({
  method: 'POST',
  path: 'like.php',
  access: 'member',
  limit: 120,
  body: Type.Object({
    id: Id,
    photo: Type.Optional(Id),
    line: Type.Optional(Type.String({ minLength: 1, maxLength: longestLine })),
    note: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  reply: Type.Object({ liked: Type.Literal(true), match: Type.Boolean() }),
  errors: errorsOf(likeErrors, 'note_too_long', 'line_not_found'),
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

/**
 * The newest like that the viewer has not looked at yet, of a real and active member; 204 without a body when there is
 * none. It creates nothing and marks nothing as seen, so that asking again changes nothing.
 */
export const getAutoLike = endpoint({
  method: 'GET',
  path: 'auto-like.php',
  access: 'member',
  empty: true,
  reply: Member,
  errors: {},
});
