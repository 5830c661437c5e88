import { useLocation } from 'react-router';

/** Written into the history entry of a profile: the list that it was opened from. */
export interface CameFrom {
  /** Path and search of the list. */
  readonly from: string;
  /** How many entries of the history lie between. */
  readonly steps: number;
  /** How many were found there; null for lists that are no search. */
  readonly total: number | null;
}

/** What the links of a list tell the profiles that they open. */
export function useCameFrom(total: number | null): CameFrom {
  const { pathname, search } = useLocation();
  return { from: pathname + search, steps: 1, total };
}

/** Null: opened by its address. */
export function readCameFrom(state: unknown): CameFrom | null {
  if (typeof state !== 'object' || state === null || !('from' in state) || !('steps' in state) || !('total' in state)) return null;
  const { from, steps, total } = state;
  const known = typeof from === 'string' && typeof steps === 'number' && (typeof total === 'number' || total === null);
  return known ? { from, steps, total } : null;
}
