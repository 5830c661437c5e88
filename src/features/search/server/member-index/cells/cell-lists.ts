import { larger } from '../sets/bitset.ts';
import type { SavedPart, SavedParts } from '../sets/saved-arrays.ts';

/** The slots of each cell, contiguous in memory with those of neighbouring cells: listing a town touches little memory. */
export interface CellLists {
  /** -1: none. */
  cellOf(slot: number): number;
  put(slot: number, cell: number): void;
  /** Rebuilds the lists, a few ms of work at a time; `cells` are all cells, neighbours together. Nothing may be put meanwhile. */
  settle(cells: Iterable<number>): Generator<void>;
  /** So many slots have moved that settling is worth it. */
  readonly unsettled: boolean;
  /** Writes the slots of a cell into the list from `at` on and returns where they end. Leaves out slots that moved since settling. */
  copy(cell: number, into: Int32Array, at: number): number;
  /** Upper bound of the number of slots that `copy` writes. */
  maxCount(cell: number): number;
  /** Slots that moved since settling. */
  readonly moved: readonly number[];
  grow(slots: number): void;
  save(size: number): Iterable<SavedPart>;
}

// Settling takes a pass over all slots; until then every lookup checks all slots that moved.
const maxMoved = 2000;
// Slots that are looked at in a step of settling.
const slotsAtOnce = 100_000;

/** `saved`: to go on from, with so many slots in use, once it is settled. */
export function createCellLists(capacity: number, saved: SavedParts | null = null, size = 0): CellLists {
  let cellOf = (saved?.int32('cells') ?? new Int32Array(capacity)).fill(-1, size);
  let isMoved = new Uint8Array(capacity);
  let moved: number[] = [];
  // The range of each cell in `listed`; -1 there marks a slot that has moved away.
  let starts = new Int32Array(0);
  let ends = new Int32Array(0);
  let listed = new Int32Array(0);

  return {
    cellOf: (slot) => cellOf[slot] ?? -1,
    put(slot, cell) {
      const before = cellOf[slot] ?? -1;
      if (cell === before) return;
      if (isMoved[slot] === 0) {
        const at = before < 0 ? -1 : listed.subarray(0, ends[before]).indexOf(slot, starts[before]);
        if (at >= 0) listed[at] = -1;
        isMoved[slot] = 1;
        moved.push(slot);
      }
      cellOf[slot] = cell;
    },
    *settle(cells) {
      const order = [...cells];
      const sizes = new Int32Array(order.length);
      for (let slot = 0; slot < cellOf.length; slot++) {
        if (slot % slotsAtOnce === 0) yield;
        const cell = cellOf[slot] ?? -1;
        if (cell >= 0) sizes[cell] = (sizes[cell] ?? 0) + 1;
      }
      [starts, ends] = [new Int32Array(order.length), new Int32Array(order.length)];
      let at = 0;
      for (const cell of order) {
        starts[cell] = at;
        ends[cell] = at;
        at += sizes[cell] ?? 0;
      }
      listed = new Int32Array(at);
      for (let slot = 0; slot < cellOf.length; slot++) {
        if (slot % slotsAtOnce === 0) yield;
        const cell = cellOf[slot] ?? -1;
        if (cell < 0) continue;
        const end = ends[cell] ?? 0;
        listed[end] = slot;
        ends[cell] = end + 1;
      }
      for (const slot of moved) isMoved[slot] = 0;
      moved = [];
    },
    get unsettled() {
      return moved.length > maxMoved;
    },
    copy(cell, into, at) {
      let next = at;
      const end = ends[cell] ?? 0;
      for (let i = starts[cell] ?? 0; i < end; i++) {
        const slot = listed[i] ?? -1;
        if (slot >= 0) into[next++] = slot;
      }
      return next;
    },
    maxCount: (cell) => (ends[cell] ?? 0) - (starts[cell] ?? 0),
    get moved() {
      return moved;
    },
    grow(slots) {
      cellOf = larger(cellOf, new Int32Array(slots).fill(-1));
      isMoved = larger(isMoved, new Uint8Array(slots));
    },
    *save(slots) {
      yield { name: 'cells', array: cellOf, used: slots };
    },
  };
}
