/** The index that a key moves to in a grid that is filled row by row. Null when the key does not move the focus. */
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
