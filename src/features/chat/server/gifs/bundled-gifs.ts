import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#platform/contract/languages.ts';
import { bundledGifs, type BundledGif, gifSize } from './bundled/names.ts';
import { gifWords } from './bundled/words.ts';
import type { StoredGif } from '../message-repo.ts';
import { type GifFiles, gifPageSize, type GifProvider } from './gif-provider.ts';

const folder = path.resolve(import.meta.dirname, 'bundled/files');

/** The house's own drawings: there when nothing else is. */
export function createBundledGifs(): GifProvider {
  const kept = new Map<BundledGif, Promise<GifFiles>>();
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
      const files = kept.get(name) ?? read(name);
      kept.set(name, files);
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

/** By the beginnings of words: in the language, else in any. In the order of the set. */
function searchBundled(text: string, language: Language): readonly BundledGif[] {
  const wanted = wordsIn(text);
  if (wanted.length === 0) return bundledGifs;
  const among = (words: (name: BundledGif) => readonly string[]) =>
    bundledGifs.filter((name) => wanted.every((want) => words(name).some((word) => word.startsWith(want))));
  const own = among((name) => index[language][name]);
  return own.length > 0 ? own : among((name) => Object.values(index).flatMap((words) => words[name]));
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
