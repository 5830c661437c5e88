/** The list with one item moved; positions beyond the last one mean the end. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const [item] = list.slice(from, from + 1);
  return from < 0 || item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Where a key moves the item at `at` of `count`; null: nowhere. */
export function targetOfKey(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at > 0 ? at - 1 : null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return at < last ? at + 1 : null;
  if (key === 'Home') return at > 0 ? 0 : null;
  if (key === 'End') return at < last ? last : null;
  return null;
}
