import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';

/** Pages that are advertised and take a slug: eight landers, and two of the three that show one member. */
export const sluggedPages = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
  'landing2',
  'landing3',
] as const;
export type SluggedPage = (typeof sluggedPages)[number];

/** The films that were drawn for us. */
export const films = ['first-message', 'two-cups'] as const;
export type Film = (typeof films)[number];

/** Of a slug; anything else is no page. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+){0,11}$';
export const maxSlugLength = 60;

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
