import { useLocation } from 'react-router';

/** Somebody in the list, as far as the ways to the previous and the next one need. */
export interface Listed {
  readonly id: number;
  readonly name: string;
}

/** Written into the history entry of a profile: the list that it was opened from. */
export interface CameFrom {
  /** Path and search of the list; of a search `readSearch` reads it, also for the pages beside it. */
  readonly from: string;
  /** How many entries of the history lie between. */
  readonly steps: number;
  /** How many were found there; null for lists that are no search. */
  readonly total: number | null;
  /** Who stood on the page of the list, in its order; empty where there is no previous and next. */
  readonly people: readonly Listed[];
  /** Which page of the list that was, and of how many. */
  readonly page: number;
  readonly pages: number;
  /** The key of the list's history entry: `markOpened` tells it whom to focus when one comes back. */
  readonly entry: string;
}

type List = Pick<CameFrom, 'people' | 'page' | 'pages'>;

/** What the links of a list tell the profiles that they open. Without `list` a profile knows the way back and no neighbours. */
export function useCameFrom(total: number | null, list: List = { people: [], page: 1, pages: 1 }): CameFrom {
  const { pathname, search, key } = useLocation();
  const people = list.people.map(({ id, name }) => ({ id, name }));
  return { from: pathname + search, steps: 1, total, people, page: list.page, pages: list.pages, entry: key };
}

/** Null: opened by its address. */
export function readCameFrom(state: unknown): CameFrom | null {
  if (!isRecord(state)) return null;
  const { from, steps, total, people, page, pages, entry } = state;
  const known = typeof from === 'string' && typeof steps === 'number' && (typeof total === 'number' || total === null);
  if (!known || typeof page !== 'number' || typeof pages !== 'number' || typeof entry !== 'string') return null;
  return { from, steps, total, people: Array.isArray(people) ? people.filter(isListed) : [], page, pages, entry };
}

export interface Neighbours {
  /** From 0. */
  readonly at: number;
  /** Null: this one stands at the end of the page; there may be others on the page before or after it. */
  readonly previous: Listed | null;
  readonly next: Listed | null;
}

/** Who stands beside somebody on the page of the list; null when it does not have them. */
export function neighboursOf({ people }: CameFrom, id: number): Neighbours | null {
  const at = people.findIndex((one) => one.id === id);
  return at < 0 ? null : { at, previous: people[at - 1] ?? null, next: people[at + 1] ?? null };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isListed = (value: unknown): value is Listed =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';
