import type { Card } from '../contract/endpoints.ts';

/** A queued operation; sent in order. */
export type Op =
  | { readonly kind: 'judge'; readonly id: number; readonly like: boolean; readonly card: Card | null }
  /** `card` is null when the undone decision was made before this page was loaded. */
  | { readonly kind: 'undo'; readonly id: number | null; readonly like: boolean; readonly card: Card | null }
  | { readonly kind: 'load' };

/** The queued actions that a tab stores across reloads. */
export type Unsent = { readonly id: number; readonly like: boolean } | { readonly undo: true };

/** The remaining likes of the day after all queued operations. */
export function likesLeftAfter(likes: number, ops: readonly Op[]): number {
  const change = ops.reduce((sum, op) => {
    if (op.kind === 'load' || !op.like) return sum;
    return op.kind === 'judge' ? sum - 1 : sum + 1;
  }, 0);
  return Math.max(0, likes + change);
}

/** Drops all operations on a member, undos included: an undo without its decision would undo another one. */
export const withoutMember = (ops: readonly Op[], id: number): Op[] => ops.filter((op) => op.kind === 'load' || op.id !== id);

/** Decisions are idempotent, undos are not: an undo in flight is not stored. */
export const unsentOf = (ops: readonly Op[], busy: boolean): Unsent[] =>
  ops.flatMap((op, at): Unsent[] => {
    if (op.kind === 'judge') return [{ id: op.id, like: op.like }];
    return op.kind === 'undo' && !(busy && at === 0) ? [{ undo: true }] : [];
  });

export function restoreOps(unsent: readonly Unsent[], cards: readonly Card[]): Op[] {
  const cardOf = (id: number) => cards.find(({ profile }) => profile.id === id) ?? null;
  return unsent.map((one) =>
    'undo' in one
      ? { kind: 'undo', id: null, like: false, card: null }
      : { kind: 'judge', id: one.id, like: one.like, card: cardOf(one.id) },
  );
}

/** Parses a tab's storage; invalid entries are dropped. */
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
