import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** A member of the list, as needed for links to the previous and next profile. */
export interface ListedMember {
  readonly id: number;
  readonly name: string;
}

/** State of a profile's history entry: the list that it was opened from. */
export interface ListOrigin {
  /** Path and query of the list. For a search, `readSearch` reads it, also to load adjacent pages. */
  readonly from: string;
  /** The number of history entries in between. */
  readonly steps: number;
  /** The total of the search; null for other lists. */
  readonly total: number | null;
  /** The members on the page of the list, in order; empty for lists without previous and next links. */
  readonly people: readonly ListedMember[];
  /** The page of the list, and the number of pages. */
  readonly page: number;
  readonly pages: number;
  /** The key of the list's history entry, for `markOpened`. */
  readonly entry: string;
}

type List = Pick<ListOrigin, 'people' | 'page' | 'pages'>;

const alone: readonly ListedMember[] = [];

/**
 * The link state that a list passes to the profiles it opens: the same object as long as the list has the same `people`.
 * Without `list`, a profile has a link back but no neighbours.
 */
export function useListOrigin(total: number | null, { people, page, pages }: List = { people: alone, page: 1, pages: 1 }): ListOrigin {
  const location = useLocation();
  return useMemo(
    () => ({
      from: location.pathname + location.search,
      steps: 1,
      total,
      people: people.map(({ id, name }) => ({ id, name })),
      page,
      pages,
      entry: location.key,
    }),
    [location, total, people, page, pages],
  );
}

/** Null when the profile was opened by its URL. */
export function readListOrigin(state: unknown): ListOrigin | null {
  if (!isRecord(state)) return null;
  const { from, steps, total, people, page, pages, entry } = state;
  const isValid = typeof from === 'string' && typeof steps === 'number' && (typeof total === 'number' || total === null);
  if (!isValid || typeof page !== 'number' || typeof pages !== 'number' || typeof entry !== 'string') return null;
  return { from, steps, total, people: Array.isArray(people) ? people.filter(isListedMember) : [], page, pages, entry };
}

export interface Neighbours {
  /** Position on the page, from 0. */
  readonly at: number;
  /** Null at the start or end of the page; an adjacent page may have more. */
  readonly previous: ListedMember | null;
  readonly next: ListedMember | null;
}

/** The neighbours of a member on the page of the list; null when the member is not on it. */
export function neighboursOf({ people }: ListOrigin, id: number): Neighbours | null {
  const at = people.findIndex((one) => one.id === id);
  return at < 0 ? null : { at, previous: people[at - 1] ?? null, next: people[at + 1] ?? null };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isListedMember = (value: unknown): value is ListedMember =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';
