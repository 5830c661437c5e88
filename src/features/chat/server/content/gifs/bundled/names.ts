/** The bundled GIFs, drawn by `scripts/generators/gifs/draw.ts`, in display order. */
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

/** The size of every bundled GIF in px. */
export const gifSize = { width: 240, height: 180 } as const;
