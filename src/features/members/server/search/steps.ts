import { type Counted, exclude, grown, include, newCounted } from './bitset.ts';

/** A set of slots for each full year from 18 to `oldest`, so that a question about ages is one or two sets however wide it is. */
export interface Steps {
  /** The slots with this year; ages beyond the ends count as the ends. */
  at(age: number): Counted;
  /** Puts the slot into the years from `from` to `to`. */
  put(slot: number, from: number, to: number): void;
  clear(slot: number): void;
  grow(slots: number): void;
}

export const youngest = 18;
/** Full years that are told apart; whoever is older counts as this old. */
export const oldest = 121;

export function createSteps(capacity: number): Steps {
  const none = newCounted(0);
  const steps = Array.from({ length: oldest - youngest + 1 }, () => newCounted(capacity));
  const at = (age: number) => steps[Math.min(Math.max(age, youngest), oldest) - youngest] ?? none;
  return {
    at,
    put(slot, from, to) {
      const last = Math.min(to, oldest) - youngest;
      for (let step = Math.max(from, youngest) - youngest; step <= last; step++) include(steps[step] ?? none, slot);
    },
    clear(slot) {
      for (const step of steps) exclude(step, slot);
    },
    grow(slots) {
      for (const step of steps) step.bits = grown(step.bits, slots);
    },
  };
}
