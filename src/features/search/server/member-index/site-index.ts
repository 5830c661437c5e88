import type { UserId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { type Clause, createResolve, type Filter } from './selection/clause.ts';
import { createColumns, type IndexedMember } from './columns.ts';
import type { Hits } from './sets/hits.ts';
import type { SavedPart, SavedParts } from './sets/saved-arrays.ts';
import { createSelection } from './selection/selection.ts';
import { findMissingOne } from './selection/missing-one.ts';
import { createResultOrder, type Searcher } from './selection/result-order.ts';

export type Sort = 'active' | 'new' | 'near' | 'fitting';

export interface Search<Name extends string = string> {
  readonly filters: readonly Filter<Name>[];
  /** Whoever misses one of these does not exist for the searcher: in no list, in no number. */
  readonly within?: readonly Clause[];
  /** The searcher, and members who do not exist for the searcher. */
  readonly without: readonly UserId[];
  /** The day to which ages refer. */
  readonly today: Day;
  readonly sort: Sort;
  /** Null: `near` and `fitting` sort like `active`. */
  readonly searcher: Searcher | null;
  readonly offset: number;
  readonly limit: number;
}

export type SearchCriteria<Name extends string = string> = Pick<Search<Name>, 'filters' | 'within' | 'without' | 'today'>;

export interface Found {
  readonly ids: UserId[];
  /** Exact, without fictional profiles: they are listed, but count in no number. */
  readonly total: number;
  /** How many are listed on all pages together, fictional profiles too. */
  readonly listed: number;
}

export interface Missing<Name extends string> {
  /** The page of members who miss no firm filter, and which filter each misses. */
  readonly page: readonly { readonly id: UserId; readonly misses: Name }[];
  /** How many miss this filter, firm or not, without fictional profiles. */
  total(name: Name): number;
}

/** All active members of one site in columns. A search checks the slots that its rarest filter leaves, or makes a few passes over bitsets. */
export interface SiteIndex {
  /** Adds new members and updates existing ones. Ages refer to `today`. */
  put(members: readonly IndexedMember[], today: Day): void;
  remove(ids: readonly UserId[]): void;
  /** Sorts added members, so that the first search need not, in steps of a few ms. Nothing may be put meanwhile. */
  settle(): Generator<void>;
  /** Members who are or were listed. */
  size(): number;
  /** The day to which ages refer. It changes with a search of a later day. */
  day(): number;
  /** The state from which `createSiteIndex` can restore the index. Nothing may be put or removed before the last part is taken. */
  save(): Iterable<SavedPart>;
  /** Rebuilds the data that is not in the snapshot, in steps of a few ms. Must be finished, as `settle` must, before the first search. */
  resume(): Generator<void>;
  search(search: Search): Found;
  /** The number of results without fictional profiles. */
  total(criteria: SearchCriteria): number;
  /** Members who miss exactly one filter. */
  missingOne<Name extends string>(search: Search<Name>, firm: readonly Name[]): Missing<Name>;
}

/** `saved`: a snapshot to restore; then call `resume` and `settle`. */
export function createSiteIndex(saved: SavedParts | null = null): SiteIndex {
  const columns = createColumns(saved);
  const selection = createSelection(columns);
  const resolve = createResolve(columns, selection.spare);
  const order = createResultOrder(columns, selection, resolve);

  const begin = (today: Day) => {
    columns.setToday(today);
    selection.begin();
  };

  const select = ({ filters, within = [], without, today }: SearchCriteria): Hits => {
    begin(today);
    const clauses = [...within, ...filters.flatMap((filter) => filter.clauses)];
    return selection.select(clauses.map(resolve), without);
  };

  /** On a site without fictional profiles nothing is done twice. */
  const anyFictional = () => resolve({ field: 'fictional', values: ['true'] }).size > 0;

  const realOf = (hits: Hits): number =>
    anyFictional() ? hits.size - selection.split(hits, [resolve({ field: 'fictional', values: ['true'] })]).fit.size : hits.size;

  const pageOf = (wanted: Hits, { sort, searcher, offset, limit }: Search): number[] => {
    if (offset >= wanted.size) return [];
    if (sort === 'new') return columns.orders.new.page(wanted, offset, limit);
    if (sort === 'active' || searcher === null) return order.active(wanted, offset, limit);
    return order[sort](wanted, searcher, offset, limit);
  };

  return {
    put(members, today) {
      columns.setToday(today);
      for (const member of members) columns.put(member);
    },
    remove: (members) => members.forEach(columns.hide),
    *settle() {
      columns.orders.active.settle();
      yield;
      columns.orders.new.settle();
      yield;
      yield* columns.cells.settle();
    },
    size: columns.size,
    day: columns.day,
    save: columns.save,
    resume: columns.resume,
    search(search) {
      const hits = select(search);
      const total = realOf(hits);
      return { ids: pageOf(hits, search).map(columns.idOf), total, listed: hits.size };
    },
    total: (criteria) => realOf(select(criteria)),
    missingOne(search, firm) {
      begin(search.today);
      const resolved = search.filters.map(({ name, clauses }) => ({ name, terms: clauses.map(resolve) }));
      const within = (search.within ?? []).map(resolve);
      const { hits, totals: all } = findMissingOne(selection, resolved, firm, search.without, within);
      const real = () =>
        findMissingOne(selection, resolved, firm, search.without, [...within, resolve({ field: 'fictional', values: ['false'] })]);
      const totals = anyFictional() ? real().totals : all;
      const page = pageOf(hits, search).flatMap((slot) => {
        const missed = resolved.find(({ terms }) => terms.some((term) => !term.fits(slot)));
        return missed ? [{ id: columns.idOf(slot), misses: missed.name }] : [];
      });
      return { page, total: (name) => totals.get(name) ?? 0 };
    },
  };
}
