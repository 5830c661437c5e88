import { kmBetween, type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { larger } from './bitset.ts';
import { createCellLists } from './cell-lists.ts';

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
  /** `nowhere` for a slot without a place. */
  km(slot: number): number;
  /** What `km` says below `farFrom`, else `farFrom` or `nowhere`: at less cost. */
  nearKm(slot: number): number;
  /** All slots at least `from` and less than `to` km away, at most `farFrom`. The list is the caller's until the next one is made. */
  slots(from: number, to: number): Int32Array;
  /** Leaves out slots that are surely not among the `many` nearest of the list. */
  nearest(slots: Int32Array, many: number): Int32Array;
}

/** From here on distances are told in one bucket. */
export const farFrom = 100;
/** More km than there are on earth. */
export const nowhere = 20_100;

// The surroundings of so many searchers are kept: a few thousand cells each.
const kept = 256;
const radians = Math.PI / 180;
// Up to so many slots are measured one by one.
const fewSlots = 5000;
// More than there are.
const noBlock = 65_535;
// Km from the middle of a block to its corners, and some.
const acrossBlock = 85;
// The same as in `kmBetween`, km.
const diameter = 2 * (111.195 / radians);
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
    const block = blocks.get(blockKey) ?? { number: blocks.size, middle: middleOf(centre), cells: [] };
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
    const known = farKms[cell] ?? 0;
    if (known > 0) return known;
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
      found = { centre, vector: vectorOf(centre), byKm: Array.from({ length: farFrom }, () => []), known: centres.length };
      for (const block of blocksAround(centre)) for (const cell of blocks.get(block)?.cells ?? []) takeUp(found, cell);
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

  /** 1 for each block that may hold some of the `many` nearest, of blocks with so many each. */
  const nearestBlocks = ({ vector }: Surroundings, sizes: Int32Array, many: number): Uint8Array => {
    const wanted = new Uint8Array(sizes.length);
    const known = [...blocks.values()].filter(({ number }) => (sizes[number] ?? 0) > 0);
    const byKm = known
      .map(({ number, middle }) => ({ number, km: kmOfChord(chordBetween(vector, middle)) }))
      .toSorted((a, b) => a.km - b.km);
    let [found, enough] = [0, Number.POSITIVE_INFINITY];
    for (const { number, km } of byKm) {
      if (km - acrossBlock > enough) return wanted;
      wanted[number] = 1;
      found += sizes[number] ?? 0;
      if (found >= many) enough = Math.min(enough, km + acrossBlock);
    }
    if (found < many) wanted[noBlock] = 1;
    return wanted;
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
        km(slot) {
          const near = nearKm(slot);
          return near === farFrom ? farKm(around, lists.cellOf(slot)) : near;
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
        nearest(slots, many) {
          if (slots.length <= fewSlots) return slots;
          const blockAt = new Uint16Array(slots.length);
          const sizes = new Int32Array(noBlock + 1);
          for (let at = 0; at < slots.length; at++) {
            const block = blockOfSlot[slots[at] ?? 0] ?? noBlock;
            blockAt[at] = block;
            sizes[block] = (sizes[block] ?? 0) + 1;
          }
          const wanted = nearestBlocks(around, sizes, many);
          const found = new Int32Array(slots.length);
          let end = 0;
          for (let at = 0; at < slots.length; at++) if (wanted[blockAt[at] ?? 0] === 1) found[end++] = slots[at] ?? 0;
          return found.subarray(0, end);
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

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A degree by a degree. */
interface Block {
  readonly number: number;
  readonly middle: Vector;
  readonly cells: number[];
}

interface Surroundings {
  readonly centre: Point;
  readonly vector: Vector;
  /** Cells nearer than `farFrom`, by full km. */
  readonly byKm: readonly number[][];
  /** How many cells were looked at. */
  known: number;
}

function vectorOf({ lat, lon }: Point): Vector {
  const ring = Math.cos(lat * radians);
  return { x: ring * Math.cos(lon * radians), y: ring * Math.sin(lon * radians), z: Math.sin(lat * radians) };
}

/** The straight line between two points of the sphere, squared. */
const chordBetween = (a: Vector, b: Vector): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;

const kmOfChord = (squared: number): number => diameter * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

/** One number for each centre: neighbours are at least 0.018 degrees apart. */
const keyOf = ({ lat, lon }: Point): number => Math.round((lat + 90) * 100) * 72_001 + Math.round((lon + 180) * 200);

const middleOf = ({ lat, lon }: Point): Vector => vectorOf({ lat: Math.floor(lat) + 0.5, lon: Math.floor(lon) + 0.5 });

const blockOf = (lat: number, lon: number): number => Math.floor(lat) * 360 + ((((Math.floor(lon) + 180) % 360) + 360) % 360);

/** All blocks in which a cell can be near; towards the poles that is the whole ring. */
function blocksAround({ lat, lon }: Point): Set<number> {
  // The rows beside are a degree, 111 km, away; further north or south a degree of longitude is shorter.
  const kmPerDegree = 111 * Math.cos(Math.min(89.9, Math.abs(lat) + 1) * radians);
  const reach = Math.min(180, Math.ceil((farFrom + 1) / kmPerDegree));
  const blocks = new Set<number>();
  for (const row of [lat - 1, lat, lat + 1]) for (let column = -reach; column <= reach; column++) blocks.add(blockOf(row, lon + column));
  return blocks;
}
