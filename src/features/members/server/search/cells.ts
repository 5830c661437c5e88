import { kmBetween, type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { has, larger } from './bitset.ts';
import { createCellLists } from './cell-lists.ts';
import type { Hits } from './hits.ts';
import { blockOf, blocksAround, chordBetween, diameter, kmOfChord, middleOf, reachOf, type Vector, vectorOf } from './sphere.ts';

/** Who is in which cell of the grid. Of a place nothing but its cell is known here, so no distance tells more. */
export interface Cells {
  /** Null: nowhere. */
  put(slot: number, place: Point | null): void;
  /** Valid until it is asked for another place. */
  around(place: Point): Around;
  /** Brings everybody in place now; else the next look around does. */
  settle(): void;
  grow(slots: number): void;
}

/** Distances from one cell, in full km from centre to centre. */
export interface Around {
  /** Of each slot; `nowhere` for one without a place. */
  kms(slots: Int32Array): Uint16Array;
  /** Below `farFrom` exact, else `farFrom` or `nowhere`: at less cost. */
  nearKm(slot: number): number;
  /** All slots at least `from` and less than `to` km away, at most `farFrom`. The list is the caller's until the next one is made. */
  slots(from: number, to: number): Int32Array;
  /** No more slots than so many are less than `to` km away. */
  most(to: number): number;
  /** Leaves out of hits that are all at least `farFrom` away some that are surely not among the `many` nearest. */
  nearest(hits: Hits, many: number): Int32Array;
}

/** From here on distances are told in one bucket. */
export const farFrom = 100;
/** More km than there are on earth. */
export const nowhere = 20_100;

// The surroundings of so many searchers are kept: a few thousand cells each.
const kept = 256;
// Up to so many slots are measured one by one.
const fewSlots = 300;
// More than there are.
const noBlock = 65_535;
// Of the straight line through a sphere of diameter 2, squared; a little more than far, since what is inside is measured.
const nearChord = (2 * Math.sin((farFrom + 1) / diameter)) ** 2;

export function createCells(capacity: number): Cells {
  const numbers = new Map<number, number>();
  const centres: Point[] = [];
  // On a sphere of radius 1: x, y and z of each centre.
  let vectors = new Float64Array(3 * 1024);
  // Cells by blocks of a degree, so that nobody has to look at all of them.
  const blocks = new Map<number, Block>();
  let blockOfCell = new Uint16Array(1024);
  const lists = createCellLists(capacity);
  let blockOfSlot = new Uint16Array(capacity).fill(noBlock);
  let list = new Int32Array(capacity);
  const surroundings = new Map<number, Surroundings>();
  // Of the surroundings that are looked at now, by cell: full km up to `farFrom`, and those beyond as far as they were asked for.
  let current: Surroundings | null = null;
  let nearKms = new Uint8Array(0);
  let farKms = new Uint16Array(0);
  let farKnown = false;

  const numberOf = (centre: Point): number => {
    const key = keyOf(centre);
    const known = numbers.get(key);
    if (known !== undefined) return known;
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
    // So near to a full one, only the way in which distances are told decides.
    return Math.floor(other && Math.abs(km - Math.round(km)) < 1e-6 ? kmBetween(centre, other) : km);
  };

  const farKm = (around: Surroundings, cell: number): number => {
    farKnown = true;
    return (farKms[cell] = fullKm(around, cell));
  };

  const takeUp = (around: Surroundings, cell: number) => {
    if (chordTo(around.vector, cell) > nearChord) return;
    const km = fullKm(around, cell);
    if (km < farFrom) around.byKm[km]?.push(cell);
  };

  const surroundingsOf = (centre: Point): Surroundings => {
    const key = keyOf(centre);
    let found = surroundings.get(key);
    if (found === undefined) {
      found = { centre, vector: vectorOf(centre), byKm: Array.from({ length: farFrom }, () => []), known: centres.length, blocks: [] };
      for (const block of blocksAround(centre, farFrom)) for (const cell of blocks.get(block)?.cells ?? []) takeUp(found, cell);
    }
    // The one used last is the last to be forgotten.
    surroundings.delete(key);
    surroundings.set(key, found);
    for (const oldest of surroundings.keys()) {
      if (surroundings.size <= kept) break;
      surroundings.delete(oldest);
    }
    return found;
  };

  const lookAt = (around: Surroundings) => {
    if (current === around && around.known === centres.length && nearKms.length >= centres.length) return;
    for (; around.known < centres.length; around.known++) takeUp(around, around.known);
    if (nearKms.length < centres.length) {
      nearKms = new Uint8Array(2 * centres.length).fill(farFrom);
      farKms = new Uint16Array(2 * centres.length);
    } else {
      if (current) for (const cells of current.byKm) for (const cell of cells) nearKms[cell] = farFrom;
      if (farKnown) farKms.fill(0, 0, centres.length);
    }
    farKnown = false;
    around.byKm.forEach((cells, km) => {
      for (const cell of cells) nearKms[cell] = km;
    });
    current = around;
  };

  /** The block first that begins nearest. */
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
   * Goes from block to block until `many` are found, and on as far as one of them may be. Null: too many stand there who
   * are not wanted.
   */
  const nearestByBlock = (around: Surroundings, wanted: Hits, many: number): Int32Array | null => {
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
      if (end >= many) enough = Math.min(enough, to);
    }
    if (end < many) return null;
    for (const slot of lists.moved) if (has(bits, slot)) list[end++] = slot;
    return list.subarray(0, end);
  };

  /** Leaves out of the slots those in blocks that are surely too far. */
  const nearestOfList = (around: Surroundings, slots: Int32Array, many: number): Int32Array => {
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
      if (found >= many) enough = Math.min(enough, to);
    }
    if (found < many) return slots;
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
      if (lists.unsettled) settle();
      const around = surroundingsOf(snapToGrid(place));
      lookAt(around);
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
        most(to) {
          let most = lists.moved.length;
          for (let km = 0; km < to; km++) for (const cell of around.byKm[km] ?? []) most += lists.most(cell);
          return most;
        },
        nearest(hits, many) {
          if (hits.size <= fewSlots || hits.size <= many) return hits.slots();
          return hits.listed
            ? nearestOfList(around, hits.slots(), many)
            : (nearestByBlock(around, hits, many) ?? nearestOfList(around, hits.slots(), many));
        },
      };
    },
    grow(slots) {
      lists.grow(slots);
      blockOfSlot = larger(blockOfSlot, new Uint16Array(slots).fill(noBlock));
      list = new Int32Array(slots);
    },
  };
}

/** A degree by a degree. */
interface Block {
  readonly number: number;
  readonly middle: Vector;
  /** Km from the middle to the corners, and some. */
  readonly reach: number;
  readonly cells: number[];
}

interface Surroundings {
  readonly centre: Point;
  readonly vector: Vector;
  /** Cells nearer than `farFrom`, by full km. */
  readonly byKm: readonly number[][];
  /** How many cells were looked at. */
  known: number;
  /** The nearest first; not all, if some are new. */
  blocks: readonly FarBlock[];
}

interface FarBlock {
  readonly block: Block;
  /** Km: nobody in the block is nearer, and nobody further away. */
  readonly from: number;
  readonly to: number;
}

/** One number for each centre: neighbours are at least 0.018 degrees apart. */
const keyOf = ({ lat, lon }: Point): number => Math.round((lat + 90) * 100) * 72_001 + Math.round((lon + 180) * 200);
