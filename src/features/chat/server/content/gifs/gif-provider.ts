import type { Language } from '#platform/contract/languages.ts';
import type { StoredGif } from '../../message/message-repo.ts';

export interface FoundGifs {
  readonly gifs: readonly StoredGif[];
  /** There is another page. */
  readonly more: boolean;
}

/** An animation and its still frame, both WebP. */
export interface GifFiles {
  readonly moving: Buffer;
  readonly still: Buffer;
}

/** A source of GIFs. A GIF's id is the provider's name, a colon and the `key`. */
export interface GifProvider {
  /** Pages begin at 1. An empty text finds popular GIFs. */
  search(text: string, page: number, language: Language): Promise<FoundGifs>;
  /** Null when it does not exist or is not offered. */
  find(key: string, language: Language): Promise<StoredGif | null>;
  files(key: string): Promise<GifFiles | null>;
}

/** GIFs per page. */
export const gifPageSize = 24;
