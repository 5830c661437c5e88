/** What members may say of their appearance and situation; the labels are in the catalogs. */
export const traits = {
  hair_colour: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'other'],
  eye_colour: ['brown', 'blue', 'green', 'grey', 'hazel', 'other'],
  body_type: ['slim', 'average', 'athletic', 'curvy', 'full'],
  relationship_status: ['single', 'divorced', 'widowed', 'separated', 'relationship', 'open', 'married'],
  sexuality: ['straight', 'gay', 'lesbian', 'bisexual', 'pansexual', 'asexual', 'queer'],
} as const;
export type Trait = keyof typeof traits;
export const traitNames = Object.keys(traits) as Trait[];

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
