import { type CountedSet, exclude, fitted, include, newCountedSet, savedSet, setsAgain } from './counted-set.ts';
import type { SavedPart, SavedParts } from './saved-arrays.ts';

/** A set of slots for each age in full years, so that any age range needs only one or two sets. */
export interface Steps {
  /** The slots of this age; ages out of range are clamped. */
  at(age: number): CountedSet;
  /** Adds the slot to the ages from `from` to `to`. */
  put(slot: number, from: number, to: number): void;
  clear(slot: number): void;
  grow(slots: number): void;
  /** `words`: how many of each set are in use. */
  save(words: number): Iterable<SavedPart>;
}

export const youngest = 18;
/** Highest age that is distinguished; older members count as this old. */
export const oldest = 121;

/** `saved`: to go on from, with so many words of each set in use. */
export function createSteps(capacity: number, saved: SavedParts | null = null, words = 0): Steps {
  const none = newCountedSet(0);
  const again = saved && setsAgain(saved, words);
  const steps = Array.from({ length: oldest - youngest + 1 }, (_, step) => again?.get(String(step)) ?? newCountedSet(capacity));
  let slots = capacity;
  return {
    at: (age) => fitted(steps[Math.min(Math.max(age, youngest), oldest) - youngest] ?? none, slots),
    put(slot, from, to) {
      const last = Math.min(to, oldest) - youngest;
      for (let step = Math.max(from, youngest) - youngest; step <= last; step++) include(fitted(steps[step] ?? none, slots), slot);
    },
    clear(slot) {
      for (const step of steps) exclude(step, slot, slots);
    },
    grow(larger) {
      slots = larger;
    },
    *save(words) {
      for (const [step, set] of steps.entries()) yield savedSet(String(step), set, words);
    },
  };
}
