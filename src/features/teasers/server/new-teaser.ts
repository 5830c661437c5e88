import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { teaserKinds } from '../contract/teaser-kinds.ts';

const TeaserText = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 60 }),
  text: Type.String({ minLength: 1, maxLength: 120 }),
});

/** By language. German is required, because it is the fallback. */
export const Texts = Type.Record(Type.String({ pattern: `^(${languages.join('|')})$` }), TeaserText, {
  additionalProperties: false,
  required: ['de'],
});

/** An operator's input for a new teaser. The table has the same constraints. */
export const NewTeaser = Type.Object(
  {
    kind: OneOf(teaserKinds),
    advertiser: Type.String({ minLength: 1, maxLength: 60 }),
    /** Https only, and without a user name before the host. */
    url: Type.String({ maxLength: 2000, pattern: '^https://[a-z0-9.-]+(:[0-9]+)?([/?#]\\S*)?$' }),
    texts: Texts,
    /** Sort order, lowest first. */
    position: Type.Integer({ minimum: 0, maximum: 32_767 }),
  },
  { additionalProperties: false },
);
export type NewTeaser = Static<typeof NewTeaser>;
