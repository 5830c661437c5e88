import { kmBetween, type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { has, larger } from '../sets/bitset.ts';
import { createCellLists } from './cell-lists.ts';
import type { Block, FarBlock, Surroundings } from './blocks.ts';
import type { Hits } from '../sets/hits.ts';
import type { SavedPart, SavedParts } from '../sets/saved-arrays.ts';
import { blockOf, blocksAround, chordBetween, diameter, kmOfChord, middleOf, reachOf, type Vector, vectorOf } from './sphere.ts';

/**
 * Which slots are in which grid cell. Only the cell of a place is kept, which is that in which others see the member
 * (db/functions/displace-place.sql), so that distances reveal nothing more precise.
 */
export interface Cells {
  /** Null: no place. */
  put(slot: number, place: Point | null): void;
  /** Valid until the next call with another place. */
  around(place: Point): Around;
  /** Rebuilds the cell lists now rather than at the next call of `around`, a few ms of work at a time. */
  settle(): Generator<void>;
  grow(slots: number): void;
  save(size: number): Iterable<SavedPart>;
  /** Rebuilds the data that is not in the snapshot, in steps of a few ms. */
  resume(): Generator<void>;
}

/** Distances from one cell, in full km between cell centres. */
export interface Around {
  /** The distance of each slot; `nowhere` without a place. */
  kms(slots: Int32Array): Uint16Array;
  /** Cheaper: exact below `farFrom`, otherwise `farFrom` or `nowhere`. */
  nearKm(slot: number): number;
  /** All slots at least `from` and less than `to` km away, at most `farFrom`. The list is reused by the next call. */
  slots(from: number, to: number): Int32Array;
  /** Upper bound of the number of slots less than `to` km away. */
  maxCount(to: number): number;
  /** Drops hits that are certainly not among the `count` nearest. All hits must be at least `farFrom` away. */
  nearest(hits: Hits, count: number): Int32Array;
}

/** Km from which distances are shown in a single bucket. */
export const farFrom = 100;
/** Greater than any distance on earth, in km. */
export const nowhere = 20_100;

// Cached surroundings, of a few thousand cells each.
const maxSurroundings = 256;
// Up to this many slots are measured one by one.
const fewSlots = 300;
// Greater than any block number.
const noBlock = 65_535;
// Squared chord through the unit sphere, slightly longer than `farFrom`, because shorter distances are then measured exactly.
const nearChord = (2 * Math.sin((farFrom + 1) / diameter)) ** 2;

/** `saved`: to go on from, with so many slots in use, after `resume`. */
export function createCells(capacity: number, saved: SavedParts | null = null, size = 0): Cells {
  const numbers = new Map<number, number>();
  const centres: Point[] = [];
  // x, y and z of each centre on the unit sphere.
  let vectors = new Float64Array(3 * 1024);
  // Cells grouped by blocks of one degree, so that a search need not visit all of them.
  const blocks = new Map<number, Block>();
  let blockOfCell = new Uint16Array(1024);
  const lists = createCellLists(capacity, saved, size);
  let blockOfSlot = new Uint16Array(capacity).fill(noBlock);
  let list = new Int32Array(capacity);
  const surroundings = new Map<number, Surroundings>();
  // For the current surroundings, by cell: full km up to `farFrom`, and those beyond as far as they have been requested.
  let current: Surroundings | null = null;
  let nearKms = new Uint8Array(0);
  let farKms = new Uint16Array(0);
  let hasFarKms = false;

  const numberOf = (centre: Point): number => {
    const key = keyOf(centre);
    const existing = numbers.get(key);
    if (existing !== undefined) return existing;
    const number = centres.push(centre) - 1;
    numbers.set(key, number);
    if (vectors.length < 3 * centres.length) vectors = larger(vectors, new Float64Array(2 * vectors.length));
    const { x, y, z } = vectorOf(centre);
    vectors.set([x, y, z], 3 * number);
    if (blockOfCell.length < centres.length) blockOfCell = larger(blockOfCell, new Uint16Array(2 * blockOfCell.length));
    const blockKey = blockOf(centre.lat, centre.lon);
    const block = blocks.get(blockKey) ?? { number: blocks.size, middle: middleOf(centre), reach: reachOf(centre), cells: [] };
    blocks.set(blockKey, block);
    block.cells.push(number);
    blockOfCell[number] = block.number;
    return number;
  };

  const chordTo = (from: Vector, cell: number): number => {
    const x = (vectors[3 * cell] ?? 0) - from.x;
    const y = (vectors[3 * cell + 1] ?? 0) - from.y;
    const z = (vectors[3 * cell + 2] ?? 0) - from.z;
    return x * x + y * y + z * z;
  };

  const fullKm = ({ centre, vector }: Surroundings, cell: number): number => {
    const km = kmOfChord(chordTo(vector, cell));
    const other = centres[cell];
    // This close to a full km, rounding must agree with the distances that are shown.
    return Math.floor(other && Math.abs(km - Math.round(km)) < 1e-6 ? kmBetween(centre, other) : km);
  };

  const farKm = (around: Surroundings, cell: number): number => {
    hasFarKms = true;
    return (farKms[cell] = fullKm(around, cell));
  };

  const addIfNear = (around: Surroundings, cell: number) => {
    if (chordTo(around.vector, cell) > nearChord) return;
    const km = fullKm(around, cell);
    if (km < farFrom) around.byKm[km]?.push(cell);
  };

  const surroundingsOf = (centre: Point): Surroundings => {
    const key = keyOf(centre);
    let found = surroundings.get(key);
    if (found === undefined) {
      found = { centre, vector: vectorOf(centre), byKm: Array.from({ length: farFrom }, () => []), seen: centres.length, blocks: [] };
      for (const block of blocksAround(centre, farFrom)) for (const cell of blocks.get(block)?.cells ?? []) addIfNear(found, cell);
    }
    // Moves it to the end: the least recently used is evicted first.
    surroundings.delete(key);
    surroundings.set(key, found);
    for (const oldest of surroundings.keys()) {
      if (surroundings.size <= maxSurroundings) break;
      surroundings.delete(oldest);
    }
    return found;
  };

  const makeCurrent = (around: Surroundings) => {
    if (current === around && around.seen === centres.length && nearKms.length >= centres.length) return;
    for (; around.seen < centres.length; around.seen++) addIfNear(around, around.seen);
    if (nearKms.length < centres.length) {
      nearKms = new Uint8Array(2 * centres.length).fill(farFrom);
      farKms = new Uint16Array(2 * centres.length);
    } else {
      if (current) for (const cells of current.byKm) for (const cell of cells) nearKms[cell] = farFrom;
      if (hasFarKms) farKms.fill(0, 0, centres.length);
    }
    hasFarKms = false;
    around.byKm.forEach((cells, km) => {
      for (const cell of cells) nearKms[cell] = km;
    });
    current = around;
  };

  /** Blocks sorted by the distance of their nearest point. */
  const blocksFrom = (around: Surroundings): readonly FarBlock[] => {
    if (around.blocks.length < blocks.size)
      around.blocks = [...blocks.values()]
        .map((block) => {
          const km = kmOfChord(chordBetween(around.vector, block.middle));
          return { block, from: km - block.reach, to: km + block.reach };
        })
        .toSorted((a, b) => a.from - b.from);
    return around.blocks;
  };

  /**
   * Visits blocks until `count` hits are found, and on as far as a nearer hit may be. Null when too many slots on the way
   * are not wanted.
   */
  const nearestByBlock = (around: Surroundings, wanted: Hits, count: number): Int32Array | null => {
    const bits = wanted.bits();
    let [end, enough, steps] = [0, Number.POSITIVE_INFINITY, 0];
    for (const { block, from, to } of blocksFrom(around)) {
      if (from > enough) break;
      for (const cell of block.cells) {
        const upTo = lists.copy(cell, list, end);
        steps += upTo - end;
        for (let at = end; at < upTo; at++) {
          const slot = list[at] ?? 0;
          list[end] = slot;
          if (has(bits, slot)) end++;
        }
      }
      if (steps > wanted.size / 2) return null;
      if (end >= count) enough = Math.min(enough, to);
    }
    if (end < count) return null;
    for (const slot of lists.moved) if (has(bits, slot)) list[end++] = slot;
    return list.subarray(0, end);
  };

  /** Drops slots in blocks that are certainly too far away. */
  const nearestOfList = (around: Surroundings, slots: Int32Array, count: number): Int32Array => {
    const nowhereBlock = blocks.size;
    const sizes = new Int32Array(nowhereBlock + 1);
    const blockAt = new Uint16Array(slots.length);
    for (let at = 0; at < slots.length; at++) {
      const block = Math.min(blockOfSlot[slots[at] ?? 0] ?? noBlock, nowhereBlock);
      blockAt[at] = block;
      sizes[block] = (sizes[block] ?? 0) + 1;
    }
    const isNear = new Uint8Array(nowhereBlock + 1);
    let [found, enough] = [0, Number.POSITIVE_INFINITY];
    for (const { block, from, to } of blocksFrom(around)) {
      if (from > enough) break;
      isNear[block.number] = 1;
      found += sizes[block.number] ?? 0;
      if (found >= count) enough = Math.min(enough, to);
    }
    if (found < count) return slots;
    let end = 0;
    const nearest = new Int32Array(found);
    for (let at = 0; at < slots.length; at++) if (isNear[blockAt[at] ?? 0] === 1) nearest[end++] = slots[at] ?? 0;
    return nearest;
  };

  const settle = () => lists.settle([...blocks.values()].flatMap(({ cells }) => cells));

  return {
    settle,
    put(slot, place) {
      const cell = place === null ? -1 : numberOf(snapToGrid(place));
      lists.put(slot, cell);
      blockOfSlot[slot] = cell < 0 ? noBlock : (blockOfCell[cell] ?? noBlock);
    },
    around(place) {
      if (lists.unsettled) for (const _ of settle());
      const around = surroundingsOf(snapToGrid(place));
      makeCurrent(around);
      const nearKm = (slot: number) => {
        const cell = lists.cellOf(slot);
        return cell < 0 ? nowhere : (nearKms[cell] ?? farFrom);
      };
      return {
        nearKm,
        kms(slots) {
          const kms = new Uint16Array(slots.length);
          for (let at = 0; at < slots.length; at++) {
            const cell = lists.cellOf(slots[at] ?? 0);
            const near = cell < 0 ? nowhere : (nearKms[cell] ?? farFrom);
            kms[at] = near === farFrom ? farKms[cell] || farKm(around, cell) : near;
          }
          return kms;
        },
        slots(from, to) {
          let end = 0;
          for (let km = from; km < to; km++) for (const cell of around.byKm[km] ?? []) end = lists.copy(cell, list, end);
          for (const slot of lists.moved) {
            const km = nearKm(slot);
            if (km >= from && km < to) list[end++] = slot;
          }
          return list.subarray(0, end);
        },
        maxCount(to) {
          let max = lists.moved.length;
          for (let km = 0; km < to; km++) for (const cell of around.byKm[km] ?? []) max += lists.maxCount(cell);
          return max;
        },
        nearest(hits, count) {
          if (hits.size <= fewSlots || hits.size <= count) return hits.slots();
          return hits.listed
            ? nearestOfList(around, hits.slots(), count)
            : (nearestByBlock(around, hits, count) ?? nearestOfList(around, hits.slots(), count));
        },
      };
    },
    grow(slots) {
      lists.grow(slots);
      blockOfSlot = larger(blockOfSlot, new Uint16Array(slots).fill(noBlock));
      list = new Int32Array(slots);
    },
    *save(slots) {
      const places = new Float64Array(centres.flatMap(({ lat, lon }) => [lat, lon]));
      yield { name: 'centres', array: places, used: places.length };
      yield* lists.save(slots);
    },
    *resume() {
      const places = saved?.float64('centres') ?? [];
      for (let at = 0; at < places.length; at += 2) {
        numberOf({ lat: places[at] ?? 0, lon: places[at + 1] ?? 0 });
        if (at % 10_000 === 0) yield;
      }
      yield;
      for (let slot = 0; slot < size; slot++) blockOfSlot[slot] = blockOfCell[lists.cellOf(slot)] ?? noBlock;
    },
  };
}

/** A unique number for each centre: neighbours are at least 0.018 degrees apart. */
const keyOf = ({ lat, lon }: Point): number => Math.round((lat + 90) * 100) * 72_001 + Math.round((lon + 180) * 200);
