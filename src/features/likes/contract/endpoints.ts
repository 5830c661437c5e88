import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Member } from '#features/members/contract/member.ts';
import { ProfileImage } from '#features/photos/contract/image.ts';
import { prompts } from '#features/prompts/contract/prompts.ts';
import { likeErrors } from './errors.ts';
import { maxLineLength } from './rules.ts';

const Subject = Type.Object({ id: Id });

/** The liked part of a profile: a photo or a line; the whole profile when both are null. */
const Liked = Type.Object({
  /** The receiver's own photo. */
  photo: Nullable(ProfileImage),
  /** A line of the receiver's about text, or an answer as it was when it was liked. */
  line: Nullable(Type.String()),
  /** With it `line` is the receiver's answer to this prompt. */
  prompt: Nullable(OneOf(prompts)),
  note: Nullable(Type.String()),
});

/** A like that the viewer received. */
export const LikedBy = Type.Object({ id: Id, like_new: Type.Boolean(), liked_at: Instant, ...Liked.properties });
export type LikedBy = Static<typeof LikedBy>;

/** A like that the viewer gave. `photo`: the id of the liked member's photo. */
export const SentLike = Type.Object({
  id: Id,
  liked_at: Instant,
  photo: Nullable(Id),
  line: Nullable(Type.String()),
  prompt: Nullable(OneOf(prompts)),
  note: Nullable(Type.String()),
});
export type SentLike = Static<typeof SentLike>;

/** The likes between two members. */
export const LikesBetween = Type.Object({ received: Nullable(LikedBy), sent: Nullable(SentLike) });
export type LikesBetween = Static<typeof LikesBetween>;

export const getLikes = endpoint({
  method: 'GET',
  path: 'likes.php',
  about: 'The likes that the viewer received, new ones first, and gave, and the matches. The members they name are in `profiles`.',
  access: 'member',
  reply: Type.Object({
    profiles: Type.Array(Member),
    liked_by: Type.Array(LikedBy),
    /** Newest first. */
    likes: Type.Array(Id),
    /** The likes that were sent, in detail. */
    sent: Type.Array(SentLike),
    /** Mutual likes, newest first. */
    matches: Type.Array(Id),
  }),
  errors: {},
});

/**
 * not_found: the viewer themselves, a blocked, disabled or unknown member, or a photo that the viewer cannot see. `line` must
 * be in the about text of the member, `prompt` one that they answered.
 */
export const like = endpoint({
  method: 'POST',
  path: 'like.php',
  about:
    'Likes a member, or one photo, one line or one answer of theirs, with a note or without. Repeating it changes nothing; the first part and note stay.',
  access: 'member',
  needsTerms: true,
  limit: 120,
  body: Type.Object({
    id: Id,
    photo: Type.Optional(Id),
    line: Type.Optional(Type.String({ minLength: 1, maxLength: maxLineLength })),
    /** The answer to this prompt, instead of a `line`. */
    prompt: Type.Optional(OneOf(prompts)),
    note: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  reply: Type.Object({ liked: Type.Literal(true), match: Type.Boolean() }),
  errors: errorsOf(likeErrors, 'note_too_long', 'line_not_found', 'answer_not_found'),
});

export const unlike = endpoint({
  method: 'DELETE',
  path: 'like.php',
  about: 'Takes the like back, and with it a match. Repeating the call changes nothing.',
  access: 'member',
  limit: 120,
  body: Subject,
  reply: Type.Object({ liked: Type.Literal(false), match: Type.Literal(false) }),
  errors: {},
});

export const getAutoLike = endpoint({
  method: 'GET',
  path: 'auto-like.php',
  about: 'The member whose like of the viewer is the newest unseen one; 204 when there is none. It marks nothing as seen.',
  access: 'member',
  empty: true,
  reply: Member,
  errors: {},
});
