import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { sluggedPages, slugPattern, maxSlugLength } from './slugged-pages.ts';

export const LanderTexts = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 80 }),
  text: Type.String({ minLength: 1, maxLength: 240 }),
});

/** An operator's own slug of a lander: its words by language, and for films which one, ours or the operator's. Other languages keep our words. */
export const LanderPage = Type.Object({
  page: OneOf(sluggedPages),
  slug: Type.String({ pattern: slugPattern, maxLength: maxSlugLength }),
  texts: Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), LanderTexts),
  film: Type.Optional(Type.String({ pattern: slugPattern, maxLength: maxSlugLength })),
});
export type LanderPage = Static<typeof LanderPage>;
