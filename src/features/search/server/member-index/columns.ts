import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import { interests } from '#features/members/contract/traits.ts';
import { add, type Bitset, grown, has, larger, newBitset, onesIn, remove } from './sets/bitset.ts';
import { type Cells, createCells } from './cells/cells.ts';
import { createFacets, type Facets, type Field } from './sets/facets.ts';
import { prefixed, type SavedPart, type SavedParts } from './sets/saved-arrays.ts';
import { createSlotOrder, type SlotOrder } from './sets/slot-order.ts';
import { createSlotNumbers } from './sets/slot-numbers.ts';
import { createSteps, oldest, type Steps, youngest } from './sets/steps.ts';

/** An active member as the index knows them. Times in ms. */
export interface IndexedMember {
  readonly id: UserId;
  /** `YYYYMMDD` as a number: of two such the difference over 10,000 is the age in full years. */
  readonly birth: number;
  readonly lastActive: number;
  readonly created: number;
  /** The age range that the member looks for, in full years. */
  readonly seeksAges: { readonly from: number; readonly to: number };
  /** Only its grid cell is used. */
  readonly place: Point | null;
  /** All other fields. */
  readonly values: readonly (readonly [Field, string])[];
}

/** All members of a site, each in a slot. */
export interface Columns {
  put(member: IndexedMember): void;
  /** Hides the member but keeps the slot, in case the member comes back. Their data is cleared. */
  hide(id: UserId): void;
  /** Ages refer to this day from now on. */
  setToday(today: Day): void;
  readonly facets: Pick<Facets, 'sets'>;
  readonly cells: Pick<Cells, 'around' | 'settle'>;
  readonly orders: { readonly active: SlotOrder; readonly new: SlotOrder };
  /** Members of at least this age. */
  readonly reached: Pick<Steps, 'at'>;
  /** Members who look for this age. */
  readonly searchers: Pick<Steps, 'at'>;
  /** For each slot, how many of the interests it lacks. */
  unshared(slots: Int32Array, wanted: InterestMask): Uint8Array;
  slotOf(id: UserId): number | undefined;
  idOf(slot: number): UserId;
  listed(): Bitset;
  /** Slots in use. */
  size(): number;
  /** Words of a set that are in use. */
  words(): number;
  /** Slots that there is room for; the length of sets of slots. */
  capacity(): number;
  /** The day to which ages refer, as in `birth`. */
  day(): number;
  /** Everything that `createColumns` needs to go on from here. Nothing may be put or hidden before the last part is taken. */
  save(): Iterable<SavedPart>;
  /** Rebuilds the data that is not in the snapshot, in steps of a few ms. */
  resume(): Generator<void>;
}

/** 50 interests as bits. */
export type InterestMask = readonly [low: number, high: number];

const bitOf: ReadonlyMap<string, number> = new Map(interests.map((interest, bit) => [interest, bit]));

export function maskOf(wanted: readonly string[]): InterestMask {
  let [low, high] = [0, 0];
  for (const interest of wanted) {
    const bit = bitOf.get(interest) ?? -1;
    if (bit >= 32) high |= 1 << (bit - 32);
    else if (bit >= 0) low |= 1 << bit;
  }
  return [low, high];
}

/** `saved`: to go on from, after `resume` and settling. */
export function createColumns(saved: SavedParts | null = null): Columns {
  const part = (name: string) => saved?.under(name) ?? null;
  let ids = saved?.float64('ids') ?? new Float64Array(1024);
  let capacity = ids.length;
  let [size = 0, day = 0] = saved?.float64('size and day') ?? [];
  const usedWords = Math.ceil(size / 32);
  const slots = createSlotNumbers();
  let births = saved?.int32('births') ?? new Int32Array(capacity);
  let ages = saved?.uint8('ages') ?? new Uint8Array(capacity);
  // Hashes of the values of each slot, so that a change of the last activity alone does not rewrite its facets.
  let hashes = new Float64Array(capacity);
  let interestsLow = saved?.int32('interests low') ?? new Int32Array(capacity);
  let interestsHigh = saved?.int32('interests high') ?? new Int32Array(capacity);
  let listed: Bitset = saved?.int32('listed') ?? newBitset(capacity);
  // A member aged 30 is in the sets 18 to 30.
  const reached = createSteps(capacity, part('reached'), usedWords);
  const searchers = createSteps(capacity, part('searchers'), usedWords);
  const facets = createFacets(capacity, part('facets'), usedWords);
  const cells = createCells(capacity, part('cells'), size);
  const idOf = (slot: number) => ids[slot] ?? 0;
  const orders = {
    active: createSlotOrder(capacity, idOf, part('active'), size),
    new: createSlotOrder(capacity, idOf, part('new'), size),
  };

  const slotFor = (id: UserId): number => {
    const existing = slots.of(id);
    if (existing !== undefined) return existing;
    if (size === capacity) grow();
    slots.set(id, size);
    ids[size] = id;
    return size++;
  };

  const grow = () => {
    capacity *= 2;
    [ids, births] = [larger(ids, new Float64Array(capacity)), larger(births, new Int32Array(capacity))];
    [ages, hashes] = [larger(ages, new Uint8Array(capacity)), larger(hashes, new Float64Array(capacity))];
    interestsLow = larger(interestsLow, new Int32Array(capacity));
    interestsHigh = larger(interestsHigh, new Int32Array(capacity));
    listed = grown(listed, capacity);
    for (const each of [reached, searchers, facets, cells, orders.active, orders.new]) each.grow(capacity);
  };

  /** Adds the slot to the ages that it has reached since the last update. */
  const reachAge = (slot: number) => {
    const birth = births[slot] ?? 0;
    const age = birth === 0 ? 0 : Math.max(Math.min(Math.floor((day - birth) / 10_000), oldest), 0);
    reached.put(slot, Math.max(ages[slot] ?? 0, youngest - 1) + 1, age);
    ages[slot] = age;
  };

  const clear = (slot: number) => {
    facets.clear(slot);
    reached.clear(slot);
    searchers.clear(slot);
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
    searchers.put(slot, seeksAges.from, seeksAges.to);
    cells.put(slot, place);
  };

  return {
    put(member) {
      const isNew = slots.of(member.id) === undefined;
      const slot = slotFor(member.id);
      // A new slot is hashed when it is first updated, to keep the initial load short.
      const hash = isNew ? 0 : hashOf(member);
      // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Of a profile, to know whether it has changed.
      if (isNew || hashes[slot] !== hash) {
        if (!isNew) clear(slot);
        describe(slot, member);
        hashes[slot] = hash;
        orders.new.put(slot, member.created);
      }
      orders.active.put(slot, member.lastActive);
      add(listed, slot);
    },
    hide(id) {
      const slot = slots.of(id);
      if (slot === undefined || !has(listed, slot)) return;
      remove(listed, slot);
      clear(slot);
      cells.put(slot, null);
      births[slot] = 0;
      [interestsLow[slot], interestsHigh[slot]] = [0, 0];
      // A hash that no member has, so that a returning member is written again.
      hashes[slot] = 0;
    },
    setToday(today) {
      const date = Number(today.replaceAll('-', ''));
      if (date <= day) return;
      day = date;
      for (let slot = 0; slot < size; slot++) reachAge(slot);
    },
    facets,
    cells,
    orders,
    reached,
    searchers,
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
    day: () => day,
    *save() {
      const words = Math.ceil(size / 32);
      const column = (name: string, array: SavedPart['array']): SavedPart => ({ name, array, used: size });
      yield { name: 'size and day', array: new Float64Array([size, day]), used: 2 };
      yield column('ids', ids);
      yield column('births', births);
      yield column('ages', ages);
      yield column('interests low', interestsLow);
      yield column('interests high', interestsHigh);
      yield { name: 'listed', array: listed, used: words };
      yield* prefixed('reached', reached.save(words));
      yield* prefixed('searchers', searchers.save(words));
      yield* prefixed('facets', facets.save(words));
      yield* prefixed('cells', cells.save(size));
      yield* prefixed('active', orders.active.save(size));
      yield* prefixed('new', orders.new.save(size));
    },
    *resume() {
      for (let slot = 0; slot < size; slot++) {
        slots.set(ids[slot] ?? 0, slot);
        if (slot % 100_000 === 0) yield;
      }
      yield* cells.resume();
    },
  };
}

/** A 53-bit hash of everything but the last activity. */
function hashOf({ birth, created, seeksAges: { from, to }, place, values }: IndexedMember): number {
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
