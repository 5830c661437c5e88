import type { UserId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { createResolve, type Filter } from './clause.ts';
import { createColumns, type IndexedMember } from './columns.ts';
import type { Hits } from './hits.ts';
import { createSelection } from './selection.ts';
import { findMissingOne } from './missing-one.ts';
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

/** All active members of one site in columns: a search looks at the few whom the rarest of its filters leaves, or makes a few passes over bits. */
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
  const selection = createSelection(columns);
  const resolve = createResolve(columns, selection.spare);
  const sorted = createSorted(columns, selection, resolve);

  const begin = (today: Day) => {
    columns.turnTo(today);
    selection.begin();
  };

  const select = ({ filters, without, today }: Question): Hits => {
    begin(today);
    return selection.select(
      filters.flatMap(({ clauses }) => clauses.map(resolve)),
      without,
    );
  };

  const pageOf = (wanted: Hits, { sort, seeker, offset, limit }: Search): number[] => {
    if (offset >= wanted.size) return [];
    if (sort === 'new') return columns.orders.new.page(wanted, offset, limit);
    if (sort === 'active' || seeker === null) return columns.orders.active.page(wanted, offset, limit);
    return sorted[sort](wanted, seeker, offset, limit);
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
      const hits = select(search);
      return { ids: pageOf(hits, search).map(columns.idOf), total: hits.size };
    },
    total: (question) => select(question).size,
    missingOne(search, firm) {
      begin(search.today);
      const choices = search.filters.map(({ name, clauses }) => ({ name, terms: clauses.map(resolve) }));
      const { hits, totals } = findMissingOne(selection, choices, firm, search.without);
      const page = pageOf(hits, search).flatMap((slot) => {
        const missed = choices.find(({ terms }) => terms.some((term) => !term.fits(slot)));
        return missed ? [{ id: columns.idOf(slot), misses: missed.name }] : [];
      });
      return { page, total: (name) => totals.get(name) ?? 0 };
    },
  };
}
