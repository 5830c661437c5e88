/** GIFs that come with the house, drawn by `scripts/gifs/draw.ts`; in the order in which they are shown. */
export const bundledGifs = [
  'hello',
  'wink',
  'hearts',
  'hug',
  'kiss',
  'laugh',
  'shy',
  'coffee',
  'good_morning',
  'good_night',
  'thanks',
  'yes',
  'no',
  'flower',
  'letter',
  'cheers',
  'dance',
  'music',
  'cake',
  'fireworks',
  'thinking',
  'sorry',
  'rain',
  'sleepy',
] as const;
export type BundledGif = (typeof bundledGifs)[number];

/** Px of every one of them. */
export const gifSize = { width: 240, height: 180 } as const;
