import { createHash } from 'node:crypto';
import { defaultLanguage, type Language, languages } from '../../../src/platform/contract/languages.ts';
import type { Texts } from './read-texts.ts';

/** By key, the hashes of its text in all languages, in the order of `languages`: the state in which every translation was right. */
export type Recorded = ReadonlyMap<string, string>;

interface Stale {
  readonly key: string;
  /** Languages whose translation is as it was before the German text changed. */
  readonly languages: readonly Language[];
}

export interface Comparison {
  readonly stale: readonly Stale[];
  /** Keys that are new, changed everywhere, changed in a translation alone, or gone. */
  readonly unrecorded: readonly string[];
  /** The record as it should be: stale keys as they were. */
  readonly next: Recorded;
}

/**
 * Compares the texts with the record. A translation is stale if the German text has changed and it has not; `confirmed` keys need no
 * other translation.
 */
export function compareTranslations(
  texts: ReadonlyMap<Language, Texts>,
  recorded: Recorded,
  confirmed: ReadonlySet<string> = new Set(),
): Comparison {
  const german = texts.get(defaultLanguage) ?? new Map<string, string>();
  const stale: Stale[] = [];
  const unrecorded: string[] = [];
  const next = new Map<string, string>();
  for (const key of [...german.keys()].toSorted()) {
    const now = languages.map((language) => hashOf(texts.get(language)?.get(key) ?? ''));
    const said = languages.filter((language) => texts.get(language)?.has(key));
    const before = recorded.get(key)?.split(' ');
    const changed = languages.filter((_, at) => before?.[at] !== now[at]);
    const unchanged = said.filter((language) => !changed.includes(language));
    const isStale = before !== undefined && changed.includes(defaultLanguage) && unchanged.length > 0 && !confirmed.has(key);
    if (isStale) stale.push({ key, languages: unchanged });
    else if (changed.length > 0) unrecorded.push(key);
    next.set(key, isStale ? before.join(' ') : now.join(' '));
  }
  for (const key of recorded.keys()) if (!german.has(key)) unrecorded.push(key);
  return { stale, unrecorded, next };
}

/** Twenty-four bits: two texts of one key in one language are told apart, and the record stays readable. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 4);
