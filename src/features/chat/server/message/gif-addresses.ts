import type { Gif } from '../../contract/message.ts';

/** Path prefix under which this server serves the GIFs of all providers. */
export const gifPrefix = '/media/gif/';

/** The URLs of a GIF and of its still frame. The files of an id never change. */
export function gifAddresses(id: string): Pick<Gif, 'url' | 'still'> {
  const name = id.replace(':', '-');
  return { url: `${gifPrefix}${name}.webp`, still: `${gifPrefix}${name}-still.webp` };
}

const FILE = /^([a-z]{2,12})-([A-Za-z0-9_-]{1,64}?)(-still)?\.webp$/;

/** Null for a name that `gifAddresses` does not generate. */
export function parseGifFile(file: string): { readonly provider: string; readonly key: string; readonly still: boolean } | null {
  const [, provider, key, still] = FILE.exec(file) ?? [];
  return provider === undefined || key === undefined ? null : { provider, key, still: still !== undefined };
}
