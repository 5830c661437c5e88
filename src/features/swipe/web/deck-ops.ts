import type { Card } from '../contract/endpoints.ts';

/** What is to be sent, in this order. */
export type Op =
  | { readonly kind: 'judge'; readonly id: number; readonly like: boolean; readonly card: Card | null }
  /** `card` null: nobody here knows whom it brings back. */
  | { readonly kind: 'undo'; readonly id: number | null; readonly like: boolean; readonly card: Card | null }
  | { readonly kind: 'load' };

/** What a tab remembers of them over a reload. */
export type Unsent = { readonly id: number; readonly like: boolean } | { readonly undo: true };

/** The day's likes when everything has been sent. */
export function likesLeftAfter(likes: number, ops: readonly Op[]): number {
  const change = ops.reduce((sum, op) => {
    if (op.kind === 'load' || !op.like) return sum;
    return op.kind === 'judge' ? sum - 1 : sum + 1;
  }, 0);
  return Math.max(0, likes + change);
}

/** Nothing is to be sent about a member any more: an undo without its decision would take back another one. */
export const withoutMember = (ops: readonly Op[], id: number): Op[] => ops.filter((op) => op.kind === 'load' || op.id !== id);

/** A decision may be sent twice, an undo not: one that is on its way is not kept. */
export const unsentOf = (ops: readonly Op[], busy: boolean): Unsent[] =>
  ops.flatMap((op, at): Unsent[] => {
    if (op.kind === 'judge') return [{ id: op.id, like: op.like }];
    return op.kind === 'undo' && !(busy && at === 0) ? [{ undo: true }] : [];
  });

export function restored(unsent: readonly Unsent[], cards: readonly Card[]): Op[] {
  const cardOf = (id: number) => cards.find(({ profile }) => profile.id === id) ?? null;
  return unsent.map((one) =>
    'undo' in one
      ? { kind: 'undo', id: null, like: false, card: null }
      : { kind: 'judge', id: one.id, like: one.like, card: cardOf(one.id) },
  );
}

/** What a tab's storage says, if it is that. */
export function readUnsent(text: string | null): Unsent[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(found: unknown): found is Unsent {
  if (typeof found !== 'object' || found === null) return false;
  if ('undo' in found) return found.undo === true;
  return 'id' in found && Number.isSafeInteger(found.id) && 'like' in found && typeof found.like === 'boolean';
}
