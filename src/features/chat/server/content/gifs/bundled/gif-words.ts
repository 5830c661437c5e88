import type { BundledGif } from './names.ts';

/** The title of each GIF, and further keywords for the search. */
export type GifWords = Readonly<Record<BundledGif, { readonly title: string; readonly words: string }>>;
