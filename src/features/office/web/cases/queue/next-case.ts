import type { CaseRow } from '#features/cases/contract/schemas.ts';

/** The most urgent case that somebody can go on with: neither this one, nor another person's, nor one that was put off. */
export function nextCase(rows: readonly CaseRow[], current: string | null, putOff: ReadonlySet<string>): string | null {
  const free = rows.filter(({ number, state, lease }) => number !== current && state === 'open' && (lease === null || lease.mine));
  const at = rows.findIndex(({ number }) => number === current);
  const later = free.find((row) => rows.indexOf(row) > at);
  // Once everything was put off, the round begins again behind this case.
  return (free.find(({ number }) => !putOff.has(number)) ?? later ?? free[0])?.number ?? null;
}
