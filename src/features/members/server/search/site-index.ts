import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { add, type Bitset, count, drop, grown, keep, newBitset, remove, slotsOf } from './bitset.ts';
import { createFacets, type Field } from './facets.ts';
import { createSlotOrder } from './slot-order.ts';

/** An active member as the index knows them. Times in ms. */
export interface IndexedMember {
  readonly id: UserId;
  /** `YYYYMMDD` as a number: of two such the difference over 10,000 is the age in full years. */
  readonly birth: number;
  readonly lastActive: number;
  readonly created: number;
  /** Full years of those whom the member looks for. */
  readonly seeksAges: { readonly from: number; readonly to: number };
  /** Everything but the age. */
  readonly values: readonly (readonly [Field, string])[];
}

/** Members with any of the values, of so many full years at least or at most, who look for such an age, or with one of these ids. */
export type Clause =
  | { readonly field: Field; readonly values: readonly string[] }
  | { readonly minAge: number }
  | { readonly maxAge: number }
  | { readonly seeksAge: number }
  | { readonly ids: readonly UserId[] };

/** One choice of the searcher: all its clauses hold. */
export interface Filter {
  readonly name: string;
  readonly clauses: readonly Clause[];
}

export type Sort = 'active' | 'new';

export interface Search {
  readonly filters: readonly Filter[];
  /** Whoever does not exist for the searcher, and the searcher. */
  readonly without: readonly UserId[];
  /** On this day ages are reckoned. */
  readonly today: Day;
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
}

export interface Found {
  readonly ids: UserId[];
  /** Exact. */
  readonly total: number;
}

/** All active members of one site in columns: a search is a few passes over bits. */
export interface SiteIndex {
  /** Takes up new members and what changed of known ones. Ages are reckoned on `today`. */
  put(members: readonly IndexedMember[], today: Day): void;
  remove(ids: readonly UserId[]): void;
  /** Sorts what came in, so that the first search need not. */
  settle(): void;
  search(search: Search): Found;
  /** How many there are. */
  total(search: Pick<Search, 'filters' | 'without' | 'today'>): number;
}

const youngest = 18;
/** Full years that are told apart; whoever is older counts as this old. */
export const oldest = 121;

export function createSiteIndex(): SiteIndex {
  let capacity = 1024;
  let size = 0;
  const slots = new Map<number, number>();
  let ids = new Float64Array(capacity);
  let births = new Int32Array(capacity);
  let ages = new Uint8Array(capacity);
  // Of the values a slot has, so that a mere sign of life does not rewrite its facets.
  let prints = new Float64Array(capacity);
  let seeksFrom = new Uint8Array(capacity);
  let seeksTo = new Uint8Array(capacity);
  let listed: Bitset = newBitset(capacity);
  let result: Bitset = newBitset(capacity);
  // The same list is often asked for again: who is online.
  let chosen: Bitset = newBitset(capacity);
  let chosenFrom: { readonly members: readonly UserId[]; readonly size: number } | null = null;
  // Somebody of 30 is in the sets 18 to 30, so that a range of ages is two sets however wide it is.
  let reached = Array.from({ length: oldest + 1 }, () => newBitset(capacity));
  const facets = createFacets(capacity);
  const idOf = (slot: number) => ids[slot] ?? 0;
  const orders = { active: createSlotOrder(capacity, idOf), new: createSlotOrder(capacity, idOf) };
  let day = 0;

  const slotOf = (id: UserId): number => {
    const known = slots.get(id);
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
    [seeksFrom, seeksTo] = [larger(seeksFrom, new Uint8Array(capacity)), larger(seeksTo, new Uint8Array(capacity))];
    [listed, result, chosen] = [grown(listed, capacity), newBitset(capacity), newBitset(capacity)];
    reached = reached.map((bits) => grown(bits, capacity));
    facets.grow(capacity);
    orders.active.grow(capacity);
    orders.new.grow(capacity);
  };

  /** Puts the slot into the ages that it has reached since it was last looked at. */
  const reachAge = (slot: number) => {
    const age = Math.min(Math.floor((day - (births[slot] ?? 0)) / 10_000), oldest);
    for (let next = Math.max(ages[slot] ?? 0, youngest - 1) + 1; next <= age; next++) add(ageSet(next), slot);
    ages[slot] = Math.max(age, 0);
  };

  const ageSet = (age: number): Bitset => reached[Math.min(Math.max(age, youngest), oldest)] ?? listed;

  const turnTo = (today: Day) => {
    const wanted = Number(today.replaceAll('-', ''));
    if (wanted <= day) return;
    day = wanted;
    for (let slot = 0; slot < size; slot++) reachAge(slot);
  };

  const forget = (slot: number) => {
    facets.clear(slot);
    for (const bits of reached) remove(bits, slot);
    ages[slot] = 0;
  };

  const words = () => Math.ceil(size / 32);

  const select = (filters: readonly Filter[], without: readonly UserId[]) => {
    result.set(listed);
    for (const { clauses } of filters) {
      for (const clause of clauses) {
        if ('field' in clause) keep(result, facets.sets(clause.field, clause.values), words());
        else if ('minAge' in clause) keep(result, [ageSet(clause.minAge)], words());
        else if ('maxAge' in clause) drop(result, ageSet(clause.maxAge + 1), words());
        else if ('seeksAge' in clause) keepSeekersOf(clause.seeksAge);
        else keep(result, [bitsOf(clause.ids)], words());
      }
    }
    for (const id of without) {
      const slot = slots.get(id);
      if (slot !== undefined) remove(result, slot);
    }
  };

  /** Slot by slot: two columns are less than a set for every age, and who asks has narrowed the rest before. */
  const keepSeekersOf = (age: number) => {
    for (const slot of slotsOf(result, words(), size)) if ((seeksFrom[slot] ?? 0) > age || (seeksTo[slot] ?? 0) < age) remove(result, slot);
  };

  const bitsOf = (members: readonly UserId[]): Bitset => {
    if (chosenFrom?.members === members && chosenFrom.size === size) return chosen;
    chosenFrom = { members, size };
    chosen.fill(0);
    for (const id of members) {
      const slot = slots.get(id);
      if (slot !== undefined) add(chosen, slot);
    }
    return chosen;
  };

  return {
    put(members, today) {
      turnTo(today);
      for (const member of members) {
        const isNew = !slots.has(member.id);
        const slot = slotOf(member.id);
        // The print of a new one is made when it first comes again: loading everybody is long enough.
        const print = isNew ? 0 : printOf(member);
        if (isNew || prints[slot] !== print) {
          if (!isNew) forget(slot);
          for (const [field, value] of member.values) facets.put(slot, field, value);
          births[slot] = member.birth;
          seeksFrom[slot] = member.seeksAges.from;
          seeksTo[slot] = member.seeksAges.to;
          reachAge(slot);
          prints[slot] = print;
          orders.new.put(slot, member.created);
        }
        orders.active.put(slot, member.lastActive);
        add(listed, slot);
      }
    },
    remove(members) {
      for (const id of members) {
        const slot = slots.get(id);
        if (slot !== undefined) remove(listed, slot);
      }
    },
    settle() {
      orders.active.settle();
      orders.new.settle();
    },
    search({ filters, without, today, sort, offset, limit }) {
      turnTo(today);
      select(filters, without);
      const total = count(result, words());
      const page = orders[sort].page(result, words(), total, offset, limit);
      return { ids: page.map((slot) => userId(idOf(slot))), total };
    },
    total({ filters, without, today }) {
      turnTo(today);
      select(filters, without);
      return count(result, words());
    },
  };
}

function larger<Column extends Float64Array | Int32Array | Uint8Array>(column: Column, empty: Column): Column {
  empty.set(column);
  return empty;
}

/** 53 bits that differ when anything but the last sign of life differs. */
function printOf({ birth, created, seeksAges: { from, to }, values }: IndexedMember): number {
  const text = `${birth} ${created} ${from} ${to} ${values.join()}`;
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  return ((high ^ (low >>> 15)) & 0x1fffff) * 0x1_0000_0000 + ((low ^ (high >>> 13)) >>> 0);
}
