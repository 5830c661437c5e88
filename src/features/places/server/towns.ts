import { places } from '../data/index.ts';
import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { getTowns as endpoint } from '../contract/endpoints.ts';

type Town = ReplyOf<typeof endpoint>['towns'][number];

interface Indexed {
  readonly town: Town;
  /** Its place among the towns of its region, which the data sorts by size; 0 is the largest. */
  readonly rank: number;
  /** Normalised names to compare with: as written, and with umlauts transcribed. */
  readonly keys: readonly string[];
}

const maxTowns = 20;
/** By country and, once somebody has asked in it, by language: the same towns in the order of its alphabet. */
const indexes = new Map<string, readonly Indexed[]>();

/**
 * First towns that start with the text, then those with a word that does, then those that contain it; the largest of all regions
 * first, and those of one rank by the reader's alphabet: Aalborg comes first in English, and last in Danish.
 */
export function findTowns({ country, q, language }: QueryOf<typeof endpoint>): Town[] {
  const text = fold(q);
  if (text === '' && q.trim() !== '') return [];
  // English has the order of Unicode, which belongs to no language.
  const containing = inOrderOf(language ?? 'en', country).filter(({ keys }) => keys.some((key) => key.includes(text)));
  const starting = containing.filter(({ keys }) => keys.some((key) => key.startsWith(text)));
  const within = containing.filter(({ keys }) => keys.some((key) => key.includes(` ${text}`)));
  return [...new Set([...starting, ...within, ...containing])].slice(0, maxTowns).map(({ town }) => town);
}

function inOrderOf(language: Language, country: string): readonly Indexed[] {
  const cached = indexes.get(`${country} ${language}`);
  if (cached) return cached;
  const towns = indexOf(country);
  const { compare } = new Intl.Collator(language);
  const sorted = towns.toSorted((one, other) => one.rank - other.rank || compare(one.town.name, other.town.name));
  // Only of countries that there are, or every made-up one would be remembered.
  if (towns.length > 0) indexes.set(`${country} ${language}`, sorted);
  return sorted;
}

function indexOf(country: string): readonly Indexed[] {
  const cached = indexes.get(country);
  if (cached) return cached;
  const found = Object.values(places).find((candidate) => candidate.country === country);
  const indexed = (found?.regions ?? []).flatMap(({ key, name, towns }) =>
    towns.map((town, rank) => ({
      rank,
      town: { name: town.name, region: { key, name } },
      keys: [...new Set([fold(town.name), fold(withoutUmlauts(town.name))])],
    })),
  );
  if (found) indexes.set(country, indexed);
  return indexed;
}

/** Letters that NFD does not decompose. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Lower case, without accents, hyphens and apostrophes. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

const withoutUmlauts = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => umlauts[letter] ?? letter);
