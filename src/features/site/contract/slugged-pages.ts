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

/** The form of a slug; any other path is not found. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+){0,11}$';
export const maxSlugLength = 60;
