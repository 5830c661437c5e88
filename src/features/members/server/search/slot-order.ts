import { add, type Bitset, has, newBitset, slotsOf } from './bitset.ts';

/** Slots sorted by a key, highest first; of equal keys the newer id first. */
export interface SlotOrder {
  /** Gives a slot its key, and with it its place. */
  put(slot: number, key: number): void;
  /** Brings everything into order now; else the next page does. */
  settle(): void;
  /** `count` of the slots in `wanted`, after the first `offset` of them. `total` is how many are in `wanted`. */
  page(wanted: Bitset, words: number, total: number, offset: number, count: number): number[];
  /** The same of a list of slots, each once; the list comes back in another order. */
  pick(slots: Int32Array, offset: number, count: number): number[];
  /** Adds all with a higher key to the set. */
  above(key: number, target: Bitset): void;
  grow(slots: number): void;
}

// Up to so many moved slots are kept beside the order; then they are merged into it, which takes one pass over all.
const fewMoved = 8000;
// Choosing from a list of hits costs as much for each as so many steps along the order.
const stepsPerPick = 8;

export function createSlotOrder(capacity: number, idOf: (slot: number) => number): SlotOrder {
  let keys = new Float64Array(capacity);
  let order = new Int32Array(capacity);
  let spare = new Int32Array(capacity);
  let length = 0;
  // Those that got a key since the last merge: in `order` they are passed over, in `moved` they have their place.
  let isMoved = newBitset(capacity);
  let moved: number[] = [];
  let sorted = true;

  const compare = (a: number, b: number) => (keys[b] ?? 0) - (keys[a] ?? 0) || idOf(b) - idOf(a);

  const merge = () => {
    let next = 0;
    let written = 0;
    for (let i = 0; i < length; i++) {
      const slot = order[i] ?? 0;
      if (has(isMoved, slot)) continue;
      for (let head = moved[next]; head !== undefined && compare(head, slot) < 0; head = moved[++next]) spare[written++] = head;
      spare[written++] = slot;
    }
    for (; next < moved.length; next++) spare[written++] = moved[next] ?? 0;
    [order, spare] = [spare, order];
    length = written;
    moved = [];
    isMoved.fill(0);
  };

  const settle = () => {
    if (!sorted) moved.sort(compare);
    sorted = true;
    if (moved.length > fewMoved) merge();
  };

  const walk = (wanted: Bitset, offset: number, count: number): number[] => {
    settle();
    const found: number[] = [];
    let skip = offset;
    const take = (slot: number) => {
      if (skip > 0) skip--;
      else if (found.length < count) found.push(slot);
    };
    const heads = moved.filter((slot) => has(wanted, slot));
    let next = 0;
    for (let i = 0; i < length && found.length < count; i++) {
      const slot = order[i] ?? 0;
      if (!has(wanted, slot) || has(isMoved, slot)) continue;
      for (let head = heads[next]; head !== undefined && compare(head, slot) < 0; head = heads[++next]) take(head);
      take(slot);
    }
    for (; next < heads.length; next++) take(heads[next] ?? 0);
    return found;
  };

  /** Afterwards the first `many` of the slots in order are the first `many` of the list, in any order. */
  const bringForward = (slots: Int32Array, end: number, many: number) => {
    let [low, high] = [0, end - 1];
    while (low < high) {
      const pivot = slots[(low + high) >>> 1] ?? 0;
      let [left, right] = [low, high];
      while (left <= right) {
        while (compare(slots[left] ?? 0, pivot) < 0) left++;
        while (compare(slots[right] ?? 0, pivot) > 0) right--;
        if (left > right) break;
        const swapped = slots[left] ?? 0;
        slots[left++] = slots[right] ?? 0;
        slots[right--] = swapped;
      }
      if (many - 1 <= right) high = right;
      else if (many - 1 >= left) low = left;
      else return;
    }
  };

  const pick = (slots: Int32Array, offset: number, count: number): number[] => {
    const end = Math.min(offset + count, slots.length);
    if (offset >= end) return [];
    if (end < slots.length) bringForward(slots, slots.length, end);
    if (offset > 0) bringForward(slots, end, offset);
    return [...slots.subarray(offset, end)].toSorted(compare);
  };

  return {
    put(slot, key) {
      keys[slot] = key;
      sorted = false;
      if (has(isMoved, slot)) return;
      add(isMoved, slot);
      moved.push(slot);
    },
    settle,
    page(wanted, words, total, offset, count) {
      if (offset >= total) return [];
      const steps = ((offset + count) * length) / total;
      return steps < total * stepsPerPick + words ? walk(wanted, offset, count) : pick(slotsOf(wanted, words, total), offset, count);
    },
    pick,
    above(key, target) {
      settle();
      for (const slot of moved) if ((keys[slot] ?? 0) > key) add(target, slot);
      for (let i = 0; i < length; i++) {
        const slot = order[i] ?? 0;
        if (has(isMoved, slot)) continue;
        if ((keys[slot] ?? 0) <= key) return;
        add(target, slot);
      }
    },
    grow(slots) {
      const [oldKeys, oldOrder, oldMoved] = [keys, order, isMoved];
      keys = new Float64Array(slots);
      order = new Int32Array(slots);
      spare = new Int32Array(slots);
      isMoved = newBitset(slots);
      keys.set(oldKeys);
      order.set(oldOrder);
      isMoved.set(oldMoved);
    },
  };
}
