import { gridTarget } from '../picker/grid-keys.ts';

/** A cell in one of several grids stacked on top of each other. */
export interface GridPlace {
  readonly grid: number;
  readonly at: number;
}

/** The cell that a key moves to: within a grid, or beyond its edge in the next grid, where ↑ and ↓ keep the column. */
export function gridsTarget(key: string, { grid, at }: GridPlace, columns: number, counts: readonly number[]): GridPlace | null {
  const count = counts[grid] ?? 0;
  const inside = gridTarget(key, at, columns, count);
  if (inside !== null) return { grid, at: inside };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight' && key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  const rowOf = (place: number) => Math.floor(place / columns);
  // The last row below is shorter than this column.
  if (key === 'ArrowDown' && rowOf(at) < rowOf(count - 1)) return { grid, at: count - 1 };
  const next = grid + (forward ? 1 : -1);
  const others = counts[next] ?? 0;
  if (others === 0) return null;
  if (key === 'ArrowRight') return { grid: next, at: 0 };
  if (key === 'ArrowLeft') return { grid: next, at: others - 1 };
  const firstOfRow = forward ? 0 : rowOf(others - 1) * columns;
  return { grid: next, at: Math.min(firstOfRow + (at % columns), others - 1) };
}
