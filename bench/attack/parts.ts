import type { FloodKind } from './floods/index.ts';

export const floodKinds: readonly FloodKind[] = ['pages', 'lookups', 'sockets', 'uploads', 'logins', 'signups'];

const all = [...floodKinds, 'faults', 'disk'] as const;
export type Part = (typeof all)[number];

/** The named parts of an attack, or all if none are named; or the error in the names. */
export function readParts(names: readonly string[]): ReadonlySet<Part> | string {
  const unknown = names.find((name) => !all.some((part) => part === name));
  if (unknown !== undefined) return `There is no part "${unknown}". Known: ${all.join(', ')}.`;
  return new Set(all.filter((part) => names.length === 0 || names.includes(part)));
}
