import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#platform/contract/languages.ts';
import { bundledGifs, type BundledGif, gifSize } from './bundled/names.ts';
import { gifWords } from './bundled/words.ts';
import type { StoredGif } from '../../message/message-repo.ts';
import { type GifFiles, gifPageSize, type GifProvider } from './gif-provider.ts';

const folder = path.resolve(import.meta.dirname, 'bundled/files');

/** The GIFs that come with the product and need no provider. */
export function createBundledGifs(): GifProvider {
  const cache = new Map<BundledGif, Promise<GifFiles>>();
  return {
    async search(text, page, language) {
      const found = searchBundled(text, language);
      const start = (page - 1) * gifPageSize;
      const gifs = found.slice(start, start + gifPageSize).map((name) => toGif(name, language));
      return { gifs, more: found.length > start + gifPageSize };
    },
    async find(key, language) {
      const name = nameOf(key);
      return name === null ? null : toGif(name, language);
    },
    async files(key) {
      const name = nameOf(key);
      if (name === null) return null;
      const files = cache.get(name) ?? read(name);
      cache.set(name, files);
      return files;
    },
  };
}

async function read(name: BundledGif): Promise<GifFiles> {
  const [moving, still] = await Promise.all([readFile(`${folder}/${name}.webp`), readFile(`${folder}/${name}-still.webp`)]);
  return { moving, still };
}

const nameOf = (key: string): BundledGif | null => bundledGifs.find((name) => name === key) ?? null;

const toGif = (name: BundledGif, language: Language): StoredGif => ({
  id: `leaf:${name}`,
  ...gifSize,
  title: gifWords[language][name].title,
});

/** Finds GIFs by word prefixes, first in the given language, then in all. Keeps the order of `bundledGifs`. */
function searchBundled(text: string, language: Language): readonly BundledGif[] {
  const query = wordsIn(text);
  if (query.length === 0) return bundledGifs;
  const findIn = (words: (name: BundledGif) => readonly string[]) =>
    bundledGifs.filter((name) => query.every((prefix) => words(name).some((word) => word.startsWith(prefix))));
  const own = findIn((name) => index[language][name]);
  return own.length > 0 ? own : findIn((name) => Object.values(index).flatMap((words) => words[name]));
}

/** Lower case, without accents. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const index = mapValues(gifWords, (words) => mapValues(words, ({ title, words: more }) => wordsIn(`${title} ${more}`)));

function mapValues<Key extends string, From, To>(from: Readonly<Record<Key, From>>, to: (value: From) => To): Record<Key, To> {
  return Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, to(value)])) as Record<Key, To>;
}
