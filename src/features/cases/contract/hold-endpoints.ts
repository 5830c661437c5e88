import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Done, endpoint, Id, Instant, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { caseErrors } from './errors.ts';
import { maxHoldReference, mostHoldText } from './hold-rules.ts';
import { Member } from './schemas.ts';

const query = Type.Object(SiteQuery);

/** Keeps an account from its purge. */
export const Hold = Type.Object({
  id: Id,
  /** Of the letter that asks for it. */
  reference: Type.String(),
  reason: Type.String(),
  until: Nullable(Instant),
  /** Until when members read nothing of looks for the authority, because it has asked for that; null: they read of them at once. */
  silent_until: Nullable(Instant),
  /** It keeps the account now: neither ended nor over. */
  holds: Type.Boolean(),
  created_at: Instant,
  ended_at: Nullable(Instant),
  /** Who made it. */
  by: Type.String(),
});
export type Hold = Static<typeof Hold>;

export const getHolds = endpoint({
  method: 'GET',
  path: 'admin/holds.php',
  about: 'Accounts of the site that are held, or were, the newest hold first. `member`: of one account alone.',
  access: { right: 'authorities.answer' },
  query: Type.Object({
    ...SiteQuery,
    member: Type.Optional(Id),
    /** The `next` of the page before. */
    after: Type.Optional(Id),
  }),
  reply: Type.Object({ holds: Type.Array(Type.Object({ ...Hold.properties, member: Member })), next: Nullable(Id) }),
  errors: {},
});

export const hold = endpoint({
  method: 'POST',
  path: 'admin/hold.php',
  about:
    'Holds an account by the reference of the authority that asks for it: until the end it is not purged, and the evidence of its cases is not erased. It hides nothing, and the member is not told. With `silent_until`, members read of looks for the authority after that time alone. The same reference again changes all but the member; a missing `silent_until` then changes nothing about the silence.',
  access: { right: 'authorities.answer' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    member: Id,
    reference: Type.String({ maxLength: 4 * maxHoldReference }),
    /** Null or missing: until somebody ends it. */
    until: Type.Optional(Nullable(Instant)),
    /** Null: members read of looks for the authority at once. Missing: as it was; for a new hold as null. */
    silent_until: Type.Optional(Nullable(Instant)),
    reason: Type.String({ maxLength: mostHoldText }),
  }),
  reply: Type.Object({ hold: Hold }),
  errors: errorsOf(caseErrors, 'until_invalid', 'text_required', 'text_too_long', 'too_many_words'),
});

export const endHold = endpoint({
  method: 'POST',
  path: 'admin/hold-end.php',
  about: 'Ends a hold: what is due is purged with the next run. Repeated, it changes nothing.',
  access: { right: 'authorities.answer' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id }),
  reply: Done,
  errors: {},
});
