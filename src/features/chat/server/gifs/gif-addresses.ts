import type { Gif } from '../../contract/message.ts';

/** Below this our server serves GIFs, whoever provides them. */
export const gifPrefix = '/media/gif/';

/** Where a GIF and a frame of it are served. A file never changes: another GIF has another id. */
export function gifAddresses(id: string): Pick<Gif, 'url' | 'still'> {
  const name = id.replace(':', '-');
  return { url: `${gifPrefix}${name}.webp`, still: `${gifPrefix}${name}-still.webp` };
}

const FILE = /^([a-z]{2,12})-([A-Za-z0-9_-]{1,64}?)(-still)?\.webp$/;

/** Null: not a name that the house makes. */
export function readGifFile(file: string): { readonly provider: string; readonly key: string; readonly still: boolean } | null {
  const [, provider, key, still] = FILE.exec(file) ?? [];
  return provider === undefined || key === undefined ? null : { provider, key, still: still !== undefined };
}
