import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { teaserKinds } from '../contract/teaser.ts';

const Words = Type.Object({ title: Type.String({ minLength: 1, maxLength: 60 }), text: Type.String({ minLength: 1, maxLength: 120 }) });

/** By language. German is always among them, since it is the last that is looked for. */
export const Texts = Type.Record(Type.String({ pattern: `^(${languages.join('|')})$` }), Words, {
  additionalProperties: false,
  required: ['de'],
});

/** What an operator says of a new teaser; the table checks the same. */
export const NewTeaser = Type.Object(
  {
    kind: OneOf(teaserKinds),
    advertiser: Type.String({ minLength: 1, maxLength: 60 }),
    /** Https only, and without a user name before the host. */
    url: Type.String({ maxLength: 2000, pattern: '^https://[a-z0-9.-]+(:[0-9]+)?([/?#]\\S*)?$' }),
    texts: Texts,
    /** The lowest comes first. */
    position: Type.Integer({ minimum: 0, maximum: 32_767 }),
  },
  { additionalProperties: false },
);
export type NewTeaser = Static<typeof NewTeaser>;
