import { type Film, films, maxSlugLength, type SluggedPage, sluggedPages, slugPattern } from '#features/site/contract/slugged-pages.ts';

/** Landers: `/landers/{name}`. All but the first take a slug. */
export const landerNames = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const;
export type LanderName = (typeof landerNames)[number];

/** Slugs that every page has without an operator: each adds a line of its own. */
export const openSlugs = ['evening', 'weekend'] as const;
export type OpenSlug = (typeof openSlugs)[number];

/** Whom the site of a niche is for (`Niche`), in a line on every lander; the first is for everybody. */
export const nicheLines = ['casual', 'over40', 'men', 'women', 'kink', 'international'] as const;
type NicheLine = (typeof nicheLines)[number];
export const lineOfNiche = (niche: number): NicheLine | null => nicheLines[niche - 2] ?? null;

export const landerOf = (name: string | undefined): LanderName | null => landerNames.find((known) => known === name) ?? null;
export const sluggedPageOf = (name: string): SluggedPage | null => sluggedPages.find((known) => known === name) ?? null;
export const openSlugOf = (slug: string): OpenSlug | null => openSlugs.find((known) => known === slug) ?? null;
/** The slugs of films that the page `video` has without an operator. */
export const filmOf = (slug: string): Film | null => films.find((known) => known === slug) ?? null;

const shape = new RegExp(slugPattern);
/** Whether it could be a slug: short, small letters, digits and single hyphens. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && shape.test(text);
