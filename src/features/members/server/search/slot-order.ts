import { add, type Bitset, has, newBitset, slotsOf } from './bitset.ts';

/** Slots sorted by a key, highest first, kept sorted by merging in what changed. */
export interface SlotOrder {
  /** Takes up new slots and moves those whose key changed; one pass over all, however many changed. */
  update(changed: ReadonlyMap<number, number>): void;
  /** `count` of the slots in `wanted`, after the first `offset` of them. `total` is how many are in `wanted`. */
  page(wanted: Bitset, words: number, total: number, offset: number, count: number): number[];
  grow(slots: number): void;
}

// Up to so many hits it is cheaper to sort the hits than to walk the order.
const fewHits = 2000;

/** Equal keys go by `ids`, the newer first. */
export function createSlotOrder(capacity: number, idOf: (slot: number) => number): SlotOrder {
  let keys = new Float64Array(capacity);
  let order = new Int32Array(capacity);
  let spare = new Int32Array(capacity);
  let moved = newBitset(capacity);
  let length = 0;

  const compare = (a: number, b: number) => (keys[b] ?? 0) - (keys[a] ?? 0) || idOf(b) - idOf(a);

  return {
    update(changed) {
      if (changed.size === 0) return;
      for (const [slot, key] of changed) {
        add(moved, slot);
        keys[slot] = key;
      }
      const incoming = [...changed.keys()].toSorted(compare);
      let next = 0;
      let written = 0;
      for (let i = 0; i < length; i++) {
        const slot = order[i] ?? 0;
        if (has(moved, slot)) continue;
        for (let head = incoming[next]; head !== undefined && compare(head, slot) < 0; head = incoming[++next]) spare[written++] = head;
        spare[written++] = slot;
      }
      for (; next < incoming.length; next++) spare[written++] = incoming[next] ?? 0;
      [order, spare] = [spare, order];
      length = written;
      moved.fill(0);
    },
    page(wanted, words, total, offset, count) {
      if (offset >= total) return [];
      if (total <= fewHits) return [...slotsOf(wanted, words, total)].toSorted(compare).slice(offset, offset + count);
      const found: number[] = [];
      let skip = offset;
      for (let i = 0; i < length && found.length < count; i++) {
        const slot = order[i] ?? 0;
        if (!has(wanted, slot)) continue;
        if (skip > 0) skip--;
        else found.push(slot);
      }
      return found;
    },
    grow(slots) {
      const [oldKeys, oldOrder] = [keys, order];
      keys = new Float64Array(slots);
      order = new Int32Array(slots);
      spare = new Int32Array(slots);
      moved = newBitset(slots);
      keys.set(oldKeys);
      order.set(oldOrder);
    },
  };
}
