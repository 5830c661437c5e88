import { gridTarget } from './grid-keys.ts';

/** A place in grids that stand one below the other. */
export interface GridPlace {
  readonly grid: number;
  readonly at: number;
}

/** Where a key leads: within a grid as in any, beyond its edge into the next one, up and down in the same column. */
export function gridsTarget(key: string, { grid, at }: GridPlace, columns: number, counts: readonly number[]): GridPlace | null {
  const count = counts[grid] ?? 0;
  const inside = gridTarget(key, at, columns, count);
  if (inside !== null) return { grid, at: inside };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight' && key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  const rowOf = (place: number) => Math.floor(place / columns);
  // Below is a last row that does not reach so far.
  if (key === 'ArrowDown' && rowOf(at) < rowOf(count - 1)) return { grid, at: count - 1 };
  const next = grid + (forward ? 1 : -1);
  const others = counts[next] ?? 0;
  if (others === 0) return null;
  if (key === 'ArrowRight') return { grid: next, at: 0 };
  if (key === 'ArrowLeft') return { grid: next, at: others - 1 };
  const firstOfRow = forward ? 0 : rowOf(others - 1) * columns;
  return { grid: next, at: Math.min(firstOfRow + (at % columns), others - 1) };
}
