/** Where a key leads in a grid that is filled row by row; null: the key is not the grid's, or leads nowhere. */
export function gridTarget(key: string, at: number, columns: number, count: number): number | null {
  if (at < 0) return null;
  const target = at + (steps(columns)[key] ?? Number.NaN);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return target >= 0 && target < count ? target : null;
}

const steps = (columns: number): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
});
