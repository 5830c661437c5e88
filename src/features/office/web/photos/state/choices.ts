import type { photoReasons } from '#features/decisions/contract/rules.ts';

export type PhotoReason = (typeof photoReasons)[number];

/** Why a photo is to be rejected, by its id; the others are to be accepted. */
export type Choices = ReadonlyMap<number, PhotoReason>;

/** With a reason the photo is rejected, with null it is accepted after all. */
export function choose(choices: Choices, id: number, reason: PhotoReason | null): Choices {
  const next = new Map(choices);
  if (reason === null) next.delete(id);
  else next.set(id, reason);
  return next;
}

export interface Sums {
  readonly accepted: number;
  readonly rejected: number;
  /** Not wholly seen yet: they stay. */
  readonly unseen: number;
}

/** What the button would do. */
export function sumsOf(ids: readonly number[], choices: Choices, seen: ReadonlySet<number>): Sums {
  const known = ids.filter((id) => seen.has(id));
  const rejected = known.filter((id) => choices.has(id)).length;
  return { accepted: known.length - rejected, rejected, unseen: ids.length - known.length };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Where an arrow leads in a grid; it stays at the edges. */
export function moved(
  at: number | null,
  direction: Direction,
  { count, columns }: { readonly count: number; readonly columns: number },
): number {
  if (at === null) return 0;
  const next = at + { left: -1, right: 1, up: -columns, down: columns }[direction];
  return next < 0 || next >= count ? at : next;
}

/** A photo as it is sent. */
export interface Item {
  readonly id: number;
  readonly act: 'accept' | 'remove';
  readonly reason?: PhotoReason;
  readonly seen: boolean;
}

export function itemOf(id: number, choices: Choices, seen: ReadonlySet<number>): Item {
  const reason = choices.get(id);
  return { id, act: reason === undefined ? 'accept' : 'remove', ...(reason !== undefined && { reason }), seen: seen.has(id) };
}
