import type { BundledGif } from './names.ts';

/** What each shows, and by which other words it is found. */
export type GifWords = Readonly<Record<BundledGif, { readonly title: string; readonly words: string }>>;
