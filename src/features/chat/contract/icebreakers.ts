import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { interests } from '#features/members/contract/traits.ts';
import { prompts } from '#features/prompts/contract/prompts.ts';

export const getIcebreakers = endpoint({
  method: 'GET',
  path: 'icebreakers.php',
  about: "Suggestions for a first message to a member, in the viewer's language, those about shared interests first.",
  access: 'member',
  query: Type.Object({ profile: Id }),
  reply: Type.Object({ icebreakers: Type.Array(Type.String()) }),
  errors: {},
});

/** A suggested first sentence, and the part of the other member's profile that it refers to; both null when it refers to none. */
export const PersonalIcebreaker = Type.Object({
  text: Type.String(),
  prompt: Nullable(OneOf(prompts)),
  interest: Nullable(OneOf(interests)),
});
export type PersonalIcebreaker = Static<typeof PersonalIcebreaker>;

export const getPersonalIcebreakers = endpoint({
  method: 'GET',
  path: 'openers.php',
  about: "Two ways to write first to a member, from that member's own answers and interests where there are any.",
  access: 'member',
  query: Type.Object({ profile: Id }),
  reply: Type.Object({ openers: Type.Array(PersonalIcebreaker, { maxItems: 2 }) }),
  errors: {},
});
