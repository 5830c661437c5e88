import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Log } from '#platform/server/log.ts';
import type { Signer } from '#platform/server/secrets.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { getGifs } from '../../../contract/endpoints.ts';
import type { Gif } from '../../../contract/message.ts';
import type { StoredGif } from '../../message/message-repo.ts';
import { createBundledGifs } from './bundled-gifs.ts';
import { gifAddresses } from '../../message/gif-addresses.ts';
import { createGifCache } from './gif-cache.ts';
import type { GifFiles, GifProvider } from './gif-provider.ts';

interface Deps {
  readonly storage: FileStorage;
  readonly log: Log;
  /** Signs the URLs of Giphy's GIFs that nobody has sent yet. */
  readonly signer: Signer;
  /** Null when Giphy is not configured: only the bundled GIFs are offered. */
  readonly giphy: GifProvider | null;
}

export interface Gifs {
  search(query: QueryOf<typeof getGifs>, language: Language): Promise<ReplyOf<typeof getGifs>>;
  /** Finds a GIF that is about to be sent and stores its files. Null when it does not exist or is not offered. */
  byId(id: string, language: Language): Promise<Gif | null>;
  /** `signature`: from the URL. Null when there is no such GIF, or nobody has sent it and the signature is not valid. */
  open(provider: string, key: string, signature: unknown): Promise<GifFiles | null>;
}

/** Files fetched from Giphy at the same time. */
const maxConcurrentFetches = 6;

/** Offers Giphy's GIFs when it is configured and available, else the bundled ones. */
export function createGifs({ storage, log, signer, giphy }: Deps): Gifs {
  const bundled = createBundledGifs();
  const cache = createGifCache();
  const queue = pLimit(maxConcurrentFetches);
  const fetchFiles = (key: string): Promise<GifFiles | null> => cache(key, () => queue(async () => (await giphy?.files(key)) ?? null));

  const present = (gif: StoredGif): Gif => {
    const { url, still } = gifAddresses(gif.id);
    const signed = gif.id.startsWith('leaf:') ? '' : `?signature=${signer.sign(gif.id)}`;
    return { ...gif, url: url + signed, still: still + signed };
  };

  return {
    async search({ q = '', page = 1 }, language) {
      const text = q.trim();
      if (giphy !== null) {
        try {
          const found = await giphy.search(text, page, language);
          return { gifs: found.gifs.map(present), more: found.more, provider: 'giphy' };
        } catch (error) {
          log.warn({ error: String(error) }, 'Giphy does not answer');
        }
      }
      const found = await bundled.search(text, page, language);
      return { gifs: found.gifs.map(present), more: found.more, provider: 'leaf' };
    },

    async byId(id, language) {
      const [provider, key = ''] = id.split(':');
      if (provider === 'leaf') {
        const gif = await bundled.find(key, language);
        return gif && present(gif);
      }
      if (provider !== 'giphy' || giphy === null) return null;
      try {
        const gif = await giphy.find(key, language);
        return gif !== null && (await storeFiles(storage, key, () => fetchFiles(key))) ? { ...gif, ...gifAddresses(id) } : null;
      } catch (error) {
        log.warn({ error: String(error) }, 'a GIF of Giphy could not be kept');
        return null;
      }
    },

    async open(provider, key, signature) {
      if (provider === 'leaf') return bundled.files(key);
      if (provider !== 'giphy') return null;
      const stored = await readFiles(storage, key);
      if (stored !== null) return stored;
      if (giphy === null || typeof signature !== 'string' || !signer.verify(`giphy:${key}`, signature)) return null;
      return fetchFiles(key).catch((error: unknown) => {
        log.warn({ error: String(error) }, 'Giphy does not answer');
        return null;
      });
    },
  };
}

const movingFile = (key: string) => `gifs/giphy/${key}.webp`;
const stillFile = (key: string) => `gifs/giphy/still/${key}.webp`;

/** Stores the animation last: when it exists, both files do. */
async function storeFiles(storage: FileStorage, key: string, fetchFiles: () => Promise<GifFiles | null>): Promise<boolean> {
  if (!isStorable(key)) return false;
  if ((await storage.stat(movingFile(key))) !== null) return true;
  const files = await fetchFiles();
  if (files === null) return false;
  await storage.put(stillFile(key), files.still);
  await storage.put(movingFile(key), files.moving);
  return true;
}

async function readFiles(storage: FileStorage, key: string): Promise<GifFiles | null> {
  if (!isStorable(key)) return null;
  const read = async (file: string) => {
    const found = await storage.open(file);
    return found && buffer(found.stream());
  };
  const [moving, still] = await Promise.all([read(movingFile(key)), read(stillFile(key))]);
  return moving && still && { moving, still };
}

/** File names in the storage must begin with a letter or a digit. */
const isStorable = (key: string): boolean => /^[A-Za-z0-9]/.test(key);
