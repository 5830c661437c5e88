import { type CountedSet, exclude, grown, include, newCountedSet } from './bitset.ts';

/** A set of slots for each age in full years, so that any age range needs only one or two sets. */
export interface Steps {
  /** The slots of this age; ages out of range are clamped. */
  at(age: number): CountedSet;
  /** Adds the slot to the ages from `from` to `to`. */
  put(slot: number, from: number, to: number): void;
  clear(slot: number): void;
  grow(slots: number): void;
}

export const youngest = 18;
/** Highest age that is distinguished; older members count as this old. */
export const oldest = 121;

export function createSteps(capacity: number): Steps {
  const none = newCountedSet(0);
  const steps = Array.from({ length: oldest - youngest + 1 }, () => newCountedSet(capacity));
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
