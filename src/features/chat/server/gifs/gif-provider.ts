import type { Language } from '#platform/contract/languages.ts';
import type { StoredGif } from '../message-repo.ts';

export interface FoundGifs {
  readonly gifs: readonly StoredGif[];
  /** There is another page. */
  readonly more: boolean;
}

/** An animation and one frame of it, both WebP. */
export interface GifFiles {
  readonly moving: Buffer;
  readonly still: Buffer;
}

/** Where GIFs come from. Ids begin with the provider's name and a colon; `key` is what follows. */
export interface GifProvider {
  /** Pages from 1; an empty text asks for those that are liked most. */
  search(text: string, page: number, language: Language): Promise<FoundGifs>;
  /** Null: none that is offered. */
  find(key: string, language: Language): Promise<StoredGif | null>;
  files(key: string): Promise<GifFiles | null>;
}

/** GIFs in a page. */
export const gifPageSize = 24;
