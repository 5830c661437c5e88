import { places } from '../data/index.ts';
import { otherNames } from '../data/other-names.ts';
import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { getTowns as endpoint } from '../contract/endpoints.ts';

type Town = ReplyOf<typeof endpoint>['towns'][number];

interface Indexed {
  readonly town: Town;
  /** Its place among the towns of its region, which the data sorts by size; 0 is the largest. */
  readonly rank: number;
  /** Its own name, then those in other languages. */
  readonly names: readonly Name[];
}

interface Name {
  readonly text: string;
  /** Normalised, to compare with: as it is written, and as people write it who have no such letters, or no time. */
  readonly keys: readonly string[];
}

const maxTowns = 20;
/** By country and, once somebody has asked in it, by language: the same towns in the order of its alphabet. */
const indexes = new Map<string, readonly Indexed[]>();

/**
 * First towns that are called so, then those that start with the text, then those with a word that does, then those that contain
 * it; the largest of all regions first, and those of one rank by the reader's alphabet: Aalborg comes first in English, and last
 * in Danish.
 */
export function findTowns({ country, q, language }: QueryOf<typeof endpoint>): Town[] {
  const text = fold(q);
  if (text === '' && q.trim() !== '') return [];
  // English has the order of Unicode, which belongs to no language.
  const towns = inOrderOf(language ?? 'en', country);
  // Matches inside a word only in the town's own name: a search for Åbo must not find Uleåborg.
  const ways: readonly ((key: string) => boolean)[] = [
    (key) => key === text,
    (key) => key.startsWith(text),
    (key) => key.includes(` ${text}`),
    (key) => key.includes(text),
  ];
  const found = new Map<Indexed, Town>();
  for (const [at, fits] of ways.entries())
    for (const indexed of towns) {
      const name = found.has(indexed)
        ? undefined
        : indexed.names.slice(0, at === ways.length - 1 ? 1 : undefined).find(({ keys }) => keys.some(fits));
      if (name === undefined) continue;
      const { town, names } = indexed;
      found.set(indexed, { ...town, ...(name !== names[0] && { also: name.text }), ...(at === 0 && { exact: true }) });
    }
  return [...found.values()].slice(0, maxTowns);
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
      names: [town.name, ...(otherNames[found?.country ?? 'DE']?.[town.name]?.split('|') ?? [])].map((text) => ({
        text,
        keys: keysOf(text),
      })),
    })),
  );
  if (found) indexes.set(country, indexed);
  return indexed;
}

/** All ways to write a name that are one name: umlauts, `aa` for `å`, "St." for "Sankt", only the first of "Schwedt/Oder". */
function keysOf(name: string): string[] {
  const [first = ''] = name.split('/');
  const written = [name, first].flatMap((text) => [fold(text), fold(withoutUmlauts(text)), fold(text).replaceAll('aa', 'a')]);
  return [...new Set(written.flatMap((key) => (saint.test(key) ? saints.map((word) => key.replace(saint, word)) : [key])))];
}

const saints = ['sankt', 'saint', 'sint', 'skt', 'st'];
const saint = /\b(?:sankt|saint|sint|skt|st)\b/;

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
