import type { Item } from './choices.ts';
import type { Decided, WaitingPhoto } from './photo-queries.ts';

/** A stack that was decided. */
export interface Outcome {
  readonly photos: readonly WaitingPhoto[];
  readonly items: readonly Item[];
  readonly reply: Decided;
  /** When the answer came. */
  readonly at: number;
  /** One decision of each call: its undo withdraws all of that call. */
  readonly undoes: readonly string[];
}

export type Fate = 'accepted' | 'rejected' | 'skipped' | 'failed' | 'left';

/** What became of each photo, in words for people. */
export function fatesOf({ items, reply }: Pick<Outcome, 'items' | 'reply'>): ReadonlyMap<number, Fate> {
  const acts = new Map(items.map(({ id, act }) => [id, act]));
  return new Map(
    reply.results.map(({ id, outcome }) => {
      if (outcome === 'done') return [id, acts.get(id) === 'remove' ? 'rejected' : 'accepted'];
      if (outcome === 'not_seen') return [id, 'left'];
      return [id, outcome === 'failed' ? 'failed' : 'skipped'];
    }),
  );
}

/** One of the decisions of a reply. */
export const firstOf = ({ results }: Decided): readonly string[] => results.flatMap(({ decision }) => decision ?? []).slice(0, 1);

/** What another attempt has changed. Undone together, so the first time counts for all. */
export function merged(before: Outcome, reply: Decided): Outcome {
  const later = new Map(reply.results.map((result) => [result.id, result]));
  const results = before.reply.results.map((result) => later.get(result.id) ?? result);
  return {
    ...before,
    reply: { results, undo_until: before.reply.undo_until ?? reply.undo_until },
    undoes: [...before.undoes, ...firstOf(reply)],
  };
}
