import type { UserId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { type Bitset, count, has, newBitset, remove } from './bitset.ts';
import { createNarrow, type Filter } from './clause.ts';
import { createColumns, type IndexedMember } from './columns.ts';
import { createSorted, type Seeker } from './sorted.ts';

export type Sort = 'active' | 'new' | 'near' | 'fitting';

export interface Search<Name extends string = string> {
  readonly filters: readonly Filter<Name>[];
  /** Whoever does not exist for the searcher, and the searcher. */
  readonly without: readonly UserId[];
  /** On this day ages are reckoned. */
  readonly today: Day;
  readonly sort: Sort;
  /** Null: near and fitting are as active. */
  readonly seeker: Seeker | null;
  readonly offset: number;
  readonly limit: number;
}

export type Question<Name extends string = string> = Pick<Search<Name>, 'filters' | 'without' | 'today'>;

export interface Found {
  readonly ids: UserId[];
  /** Exact. */
  readonly total: number;
}

export interface Missing<Name extends string> {
  /** The page of those who miss none of the firm filters, and which one each misses. */
  readonly page: readonly { readonly id: UserId; readonly misses: Name }[];
  /** How many miss this one, firm or not. */
  total(name: Name): number;
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
  total(question: Question): number;
  /** Who misses exactly one filter. */
  missingOne<Name extends string>(search: Search<Name>, firm: readonly Name[]): Missing<Name>;
}

export function createSiteIndex(): SiteIndex {
  const columns = createColumns();
  const narrow = createNarrow(columns);
  const sorted = createSorted(columns, narrow);
  let result = newBitset(0);
  let missing = newBitset(0);
  let fits = newBitset(0);
  const words = () => Math.ceil(columns.size() / 32);
  const sized = (bits: Bitset): Bitset => (bits.length * 32 < columns.capacity() ? newBitset(columns.capacity()) : bits);

  /** Everybody who exists for the searcher. */
  const start = ({ without, today }: Pick<Question, 'without' | 'today'>) => {
    columns.turnTo(today);
    result = sized(result);
    result.set(columns.listed().subarray(0, words()));
    for (const id of without) {
      const slot = columns.slotOf(id);
      if (slot !== undefined) remove(result, slot);
    }
  };

  const select = ({ filters, ...question }: Question): number => {
    start(question);
    for (const { clauses } of filters) narrow(result, clauses);
    return count(result, words());
  };

  const pageOf = (wanted: Bitset, size: number, { sort, seeker, offset, limit }: Search): number[] => {
    if (offset >= size) return [];
    if (sort === 'new') return columns.orders.new.page(wanted, words(), size, offset, limit);
    if (sort === 'active' || seeker === null) return columns.orders.active.page(wanted, words(), size, offset, limit);
    return sorted[sort](wanted, size, seeker, offset, limit);
  };

  /** Leaves in `missing` who misses exactly one of the filters. */
  const selectMissing = (filters: readonly Filter[]) => {
    missing = sized(missing).fill(0);
    fits = sized(fits);
    const end = words();
    for (const { clauses } of filters) {
      for (let i = 0; i < end; i++) fits[i] = (result[i] ?? 0) | (missing[i] ?? 0);
      narrow(fits, clauses);
      for (let i = 0; i < end; i++) {
        const none = result[i] ?? 0;
        const fit = fits[i] ?? 0;
        missing[i] = ((missing[i] ?? 0) & fit) | (none & ~fit);
        result[i] = none & fit;
      }
    }
  };

  return {
    put(members, today) {
      columns.turnTo(today);
      for (const member of members) columns.put(member);
    },
    remove: (members) => members.forEach(columns.unlist),
    settle() {
      columns.orders.active.settle();
      columns.orders.new.settle();
      columns.cells.settle();
    },
    search(search) {
      const total = select(search);
      return { ids: pageOf(result, total, search).map(columns.idOf), total };
    },
    total: select,
    missingOne(search, firm) {
      start(search);
      selectMissing(search.filters);
      result.set(missing.subarray(0, words()));
      for (const { name, clauses } of search.filters) if (firm.includes(name)) narrow(result, clauses);
      const slots = pageOf(result, count(result, words()), search);
      const [misses, totals] = [new Map<number, string>(), new Map<string, number>()];
      const all = count(missing, words());
      for (const { name, clauses } of search.filters) {
        fits.set(missing.subarray(0, words()));
        narrow(fits, clauses);
        totals.set(name, all - count(fits, words()));
        for (const slot of slots) if (!has(fits, slot)) misses.set(slot, name);
      }
      return {
        page: slots.flatMap((slot) =>
          search.filters.flatMap(({ name }) => (misses.get(slot) === name ? [{ id: columns.idOf(slot), misses: name }] : [])),
        ),
        total: (name) => totals.get(name) ?? 0,
      };
    },
  };
}
