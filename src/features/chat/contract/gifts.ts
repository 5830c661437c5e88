/** What members give each other in a conversation; drawings and labels by these names. */
export const gifts = [
  'coffee',
  'tulip',
  'cake',
  'ice_cream',
  'clover',
  'balloon',
  'book',
  'feather',
  'music',
  'umbrella',
  'lotus',
  'star',
] as const;
export type Gift = (typeof gifts)[number];
