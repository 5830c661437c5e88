import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Instant } from '#platform/contract/endpoint.ts';
import { Member } from '#features/members/contract/member.ts';
import { maxNewMatches } from './rules.ts';

/** A match in which nobody has written yet. */
export const NewMatch = Type.Object({
  profile: Member,
  /** The time of the second like. */
  at: Instant,
  /** The viewer has not seen the other one's like. */
  unseen: Type.Boolean(),
});
export type NewMatch = Static<typeof NewMatch>;

export const getNewMatches = endpoint({
  method: 'GET',
  path: 'new-matches.php',
  about: `The viewer's matches without a message in either direction, newest first, at most ${maxNewMatches}.`,
  access: 'member',
  reply: Type.Object({ matches: Type.Array(NewMatch) }),
  errors: {},
});
