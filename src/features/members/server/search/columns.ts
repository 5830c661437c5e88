import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import { interests } from '../../contract/traits.ts';
import { add, type Bitset, grown, larger, newBitset, onesIn, remove } from './bitset.ts';
import { type Cells, createCells } from './cells.ts';
import { createFacets, type Facets, type Field } from './facets.ts';
import { createSlotOrder, type SlotOrder } from './slot-order.ts';
import { createSlotNumbers } from './slot-numbers.ts';
import { createSteps, oldest, type Steps, youngest } from './steps.ts';

/** An active member as the index knows them. Times in ms. */
export interface IndexedMember {
  readonly id: UserId;
  /** `YYYYMMDD` as a number: of two such the difference over 10,000 is the age in full years. */
  readonly birth: number;
  readonly lastActive: number;
  readonly created: number;
  /** Full years of those whom the member looks for. */
  readonly seeksAges: { readonly from: number; readonly to: number };
  /** Only its grid cell counts. */
  readonly place: Point | null;
  /** Everything but age and place. */
  readonly values: readonly (readonly [Field, string])[];
}

/** All members of a site, each in a slot. */
export interface Columns {
  put(member: IndexedMember): void;
  /** Keeps the slot for when the member comes back. */
  unlist(id: UserId): void;
  /** Ages are reckoned on this day from now on. */
  turnTo(today: Day): void;
  readonly facets: Pick<Facets, 'sets'>;
  readonly cells: Pick<Cells, 'around' | 'settle'>;
  readonly orders: { readonly active: SlotOrder; readonly new: SlotOrder };
  /** Who has at least this age. */
  readonly reached: Pick<Steps, 'at'>;
  /** Who looks for somebody of this age. */
  readonly seekers: Pick<Steps, 'at'>;
  /** How many of the interests each slot does not have. */
  unshared(slots: Int32Array, wanted: InterestMask): Uint8Array;
  slotOf(id: UserId): number | undefined;
  idOf(slot: number): UserId;
  listed(): Bitset;
  /** Slots in use. */
  size(): number;
  /** Of a set in use. */
  words(): number;
  /** How many there is room for; sets of slots have this length. */
  capacity(): number;
}

/** 50 interests as bits. */
export type InterestMask = readonly [low: number, high: number];

const places: ReadonlyMap<string, number> = new Map(interests.map((interest, place) => [interest, place]));

export function maskOf(wanted: readonly string[]): InterestMask {
  let [low, high] = [0, 0];
  for (const interest of wanted) {
    const place = places.get(interest) ?? -1;
    if (place >= 32) high |= 1 << (place - 32);
    else if (place >= 0) low |= 1 << place;
  }
  return [low, high];
}

export function createColumns(): Columns {
  let capacity = 1024;
  let size = 0;
  let day = 0;
  const slots = createSlotNumbers();
  let ids = new Float64Array(capacity);
  let births = new Int32Array(capacity);
  let ages = new Uint8Array(capacity);
  // Of the values a slot has, so that a mere sign of life does not rewrite its facets.
  let prints = new Float64Array(capacity);
  let [interestsLow, interestsHigh] = [new Int32Array(capacity), new Int32Array(capacity)];
  let listed: Bitset = newBitset(capacity);
  // Somebody of 30 is in the sets 18 to 30.
  const reached = createSteps(capacity);
  const seekers = createSteps(capacity);
  const facets = createFacets(capacity);
  const cells = createCells(capacity);
  const idOf = (slot: number) => ids[slot] ?? 0;
  const orders = { active: createSlotOrder(capacity, idOf), new: createSlotOrder(capacity, idOf) };

  const slotFor = (id: UserId): number => {
    const known = slots.of(id);
    if (known !== undefined) return known;
    if (size === capacity) grow();
    slots.set(id, size);
    ids[size] = id;
    return size++;
  };

  const grow = () => {
    capacity *= 2;
    [ids, births] = [larger(ids, new Float64Array(capacity)), larger(births, new Int32Array(capacity))];
    [ages, prints] = [larger(ages, new Uint8Array(capacity)), larger(prints, new Float64Array(capacity))];
    interestsLow = larger(interestsLow, new Int32Array(capacity));
    interestsHigh = larger(interestsHigh, new Int32Array(capacity));
    listed = grown(listed, capacity);
    for (const part of [reached, seekers, facets, cells, orders.active, orders.new]) part.grow(capacity);
  };

  /** Puts the slot into the ages that it has reached since it was last looked at. */
  const reachAge = (slot: number) => {
    const age = Math.max(Math.min(Math.floor((day - (births[slot] ?? 0)) / 10_000), oldest), 0);
    reached.put(slot, Math.max(ages[slot] ?? 0, youngest - 1) + 1, age);
    ages[slot] = age;
  };

  const forget = (slot: number) => {
    facets.clear(slot);
    reached.clear(slot);
    seekers.clear(slot);
    ages[slot] = 0;
  };

  const describe = (slot: number, { values, birth, seeksAges, place }: IndexedMember) => {
    const liked: string[] = [];
    for (const [field, value] of values) {
      facets.put(slot, field, value);
      if (field === 'interests') liked.push(value);
    }
    [interestsLow[slot], interestsHigh[slot]] = maskOf(liked);
    births[slot] = birth;
    reachAge(slot);
    seekers.put(slot, seeksAges.from, seeksAges.to);
    cells.put(slot, place);
  };

  return {
    put(member) {
      const isNew = slots.of(member.id) === undefined;
      const slot = slotFor(member.id);
      // The print of a new one is made when it first comes again: loading everybody is long enough.
      const print = isNew ? 0 : printOf(member);
      if (isNew || prints[slot] !== print) {
        if (!isNew) forget(slot);
        describe(slot, member);
        prints[slot] = print;
        orders.new.put(slot, member.created);
      }
      orders.active.put(slot, member.lastActive);
      add(listed, slot);
    },
    unlist(id) {
      const slot = slots.of(id);
      if (slot !== undefined) remove(listed, slot);
    },
    turnTo(today) {
      const wanted = Number(today.replaceAll('-', ''));
      if (wanted <= day) return;
      day = wanted;
      for (let slot = 0; slot < size; slot++) reachAge(slot);
    },
    facets,
    cells,
    orders,
    reached,
    seekers,
    unshared(slots, [low, high]) {
      const counts = new Uint8Array(slots.length);
      for (let at = 0; at < slots.length; at++) {
        const slot = slots[at] ?? 0;
        counts[at] = onesIn(~(interestsLow[slot] ?? 0) & low) + onesIn(~(interestsHigh[slot] ?? 0) & high);
      }
      return counts;
    },
    slotOf: (id) => slots.of(id),
    idOf: (slot) => userId(idOf(slot)),
    listed: () => listed,
    size: () => size,
    words: () => Math.ceil(size / 32),
    capacity: () => capacity,
  };
}

/** 53 bits that differ when anything but the last sign of life differs. */
function printOf({ birth, created, seeksAges: { from, to }, place, values }: IndexedMember): number {
  const text = `${birth} ${created} ${from} ${to} ${place?.lat} ${place?.lon} ${values.join()}`;
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  return ((high ^ (low >>> 15)) & 0x1fffff) * 0x1_0000_0000 + ((low ^ (high >>> 13)) >>> 0);
}
