/** Gifts that members can send each other. Drawings and labels are named after them. */
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
