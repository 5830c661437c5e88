/** The 50 interests of the specification. */
export const interests = [
  'adventure',
  'analsex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchangingpictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'onenightstand',
  'oralsex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'publicsex',
  'reading',
  'relationship',
  'sadomasochism',
  'safesex',
  'sex',
  'sextoys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'videogames',
  'wine',
] as const;
export type Interest = (typeof interests)[number];

/** Offered only on niches 2 and 6, and shown only with the member's consent. */
export const explicitInterests: ReadonlySet<Interest> = new Set([
  'analsex',
  'bondage',
  'exchangingpictures',
  'masturbating',
  'onenightstand',
  'oralsex',
  'publicsex',
  'sadomasochism',
  'safesex',
  'sex',
  'sextoys',
  'threesome',
]);

export const isOffered = (interest: Interest, niche: number): boolean => niche === 2 || niche === 6 || !explicitInterests.has(interest);

export const offeredInterests = (niche: number): Interest[] => interests.filter((interest) => isOffered(interest, niche));

/** The groups in which interests are offered. The explicit ones are in none: they are separate, behind their consent. */
export const interestGroups = {
  outdoors: ['adventure', 'animals', 'beach', 'biking', 'gardening', 'hiking', 'outdoors', 'sports', 'travelling'],
  culture: ['art', 'dancing', 'movies', 'music', 'photography', 'reading', 'tattoos', 'theater', 'videogames'],
  kitchen: ['bbq', 'beer', 'coffee', 'cooking', 'foodie', 'sushi', 'tea', 'vegetarian', 'wine'],
  daily: ['astrology', 'fashion', 'gym', 'hugging', 'kissing', 'lingerie', 'massages', 'party', 'politics', 'relationship', 'shopping'],
} as const satisfies Readonly<Record<string, readonly Interest[]>>;
export type InterestGroup = keyof typeof interestGroups;
export const interestGroupNames: readonly InterestGroup[] = ['outdoors', 'culture', 'kitchen', 'daily'];
