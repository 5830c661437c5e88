import type { Interest } from './traits.ts';

/** The groups in which interests are offered. The explicit ones are in none: they are separate, behind their consent. */
export const interestGroups = {
  outdoors: ['adventure', 'animals', 'beach', 'biking', 'gardening', 'hiking', 'outdoors', 'sports', 'travelling'],
  culture: ['art', 'dancing', 'movies', 'music', 'photography', 'reading', 'tattoos', 'theater', 'videogames'],
  kitchen: ['bbq', 'beer', 'coffee', 'cooking', 'foodie', 'sushi', 'tea', 'vegetarian', 'wine'],
  daily: ['astrology', 'fashion', 'gym', 'hugging', 'kissing', 'lingerie', 'massages', 'party', 'politics', 'relationship', 'shopping'],
} as const satisfies Readonly<Record<string, readonly Interest[]>>;
export type InterestGroup = keyof typeof interestGroups;
export const interestGroupNames: readonly InterestGroup[] = ['outdoors', 'culture', 'kitchen', 'daily'];
