import { onesIn } from '../sets/bitset.ts';
import type { Clause, Resolve } from './clause.ts';
import { nowhere } from '../cells/cells.ts';
import { type Columns, maskOf } from '../columns.ts';
import type { Hits } from '../sets/hits.ts';
import type { Selection } from './selection.ts';
import { createLevels, type Home, type Level } from './levels.ts';
import { oldest } from '../sets/steps.ts';
import { inAny } from './term.ts';

type Ranks = Uint16Array | Uint8Array;

/** The member for whom results are sorted. */
export interface Searcher extends Home {
  readonly gender: string;
  /** Full years. */
  readonly age: number;
  readonly seeks: { readonly genders: readonly string[]; readonly from: number; readonly to: number };
  readonly interests: readonly string[];
}

/** A page of the hits: `limit` of them after the first `offset`. */
export type Page = (wanted: Hits, searcher: Searcher, offset: number, limit: number) => number[];

export interface ResultOrder {
  /** First the members with a photo and a place, then all others; each by activity. */
  readonly active: (wanted: Hits, offset: number, limit: number) => number[];
  /**
   * By full km between the centres of the cells; within the same km by activity. Members without a place come last. For a
   * searcher without a place: the same region, the same country, then all others, each by activity.
   */
  readonly near: Page;
  /**
   * First members whose search criteria and the searcher's fit each other, then all others. Within each: first those with a
   * photo and a place; then by distance bucket (beyond the last one the same country first), then by the number of shared
   * interests, then by activity. For a searcher without a place, region and country replace the distance.
   */
  readonly fitting: Page;
}

/** The searcher looks for the member and the member for the searcher. Fictional profiles never do. */
export const mutualClauses = ({ gender, age, seeks }: Pick<Searcher, 'gender' | 'age' | 'seeks'>): Clause[] => [
  { field: 'gender', values: seeks.genders },
  { field: 'seeks', values: [gender] },
  { field: 'fictional', values: ['false'] },
  { minAge: seeks.from },
  ...(seeks.to < oldest ? [{ maxAge: seeks.to }] : []),
  { seeksAge: age },
];

export function createResultOrder(columns: Columns, selection: Selection, resolve: Resolve): ResultOrder {
  const levels = createLevels(columns, selection);
  const { active } = columns.orders;

  function* completeFirst(wanted: Hits): Generator<Hits> {
    const { fit, others } = selection.split(wanted, [resolve({ field: 'complete', values: ['true'] })]);
    yield fit;
    if (fit.size < wanted.size) yield others();
  }

  /** `rankAt` holds the rank of each slot, less than `ranks`; within a rank the most recently active come first. */
  const pageByRank = (slots: Int32Array, rankAt: Ranks, ranks: number, offset: number, limit: number): number[] => {
    const sizes = new Int32Array(ranks);
    for (let at = 0; at < slots.length; at++) {
      const rank = rankAt[at] ?? 0;
      sizes[rank] = (sizes[rank] ?? 0) + 1;
    }
    const { first, last, before } = ranksOfPage(sizes, offset, Math.min(offset + limit, slots.length));
    const lists = new Map<number, Int32Array>();
    for (let rank = first; rank <= last; rank++) {
      const size = sizes[rank] ?? 0;
      if (size > 0) lists.set(rank, new Int32Array(size));
    }
    sizes.fill(0, first, last + 1);
    for (let at = 0; at < slots.length; at++) {
      const rank = rankAt[at] ?? 0;
      if (rank < first || rank > last) continue;
      const list = lists.get(rank);
      const end = sizes[rank] ?? 0;
      if (list) list[end] = slots[at] ?? 0;
      sizes[rank] = end + 1;
    }
    const found: number[] = [];
    let skip = offset - before;
    for (const list of lists.values()) {
      found.push(...active.page(selection.of(list), skip, limit - found.length));
      skip = 0;
    }
    return found;
  };

  return {
    active: (wanted, offset, limit) => pageOf(completeFirst(wanted), offset, limit, active.page),
    near(wanted, searcher, offset, limit) {
      const around = searcher.place && columns.cells.around(searcher.place);
      return pageOf(levels(wanted, searcher), offset, limit, ({ hits, far }, skip, count) => {
        if (!around) return active.page(hits, skip, count);
        const slots = far ? around.nearest(hits, skip + count) : hits.slots();
        return pageByRank(slots, around.kms(slots), nowhere + 1, skip, count);
      });
    },
    fitting(wanted, searcher, offset, limit) {
      const mask = maskOf(searcher.interests);
      const interestCount = onesIn(mask[0]) + onesIn(mask[1]);
      const sameCountry = inAny(columns.facets.sets('country', [searcher.country]), columns.words());
      function* byDistance(hits: Hits): Generator<Hits> {
        for (const level of levels(hits, searcher)) {
          if (!level.far) {
            yield level.hits;
            continue;
          }
          const { fit, others } = selection.split(level.hits, [sameCountry]);
          yield fit;
          yield others();
        }
      }
      function* parts(): Generator<Hits> {
        const { fit, others } = selection.split(wanted, mutualClauses(searcher).map(resolve));
        for (const hits of completeFirst(fit)) yield* byDistance(hits);
        for (const hits of completeFirst(others())) yield* byDistance(hits);
      }
      const ranked = (hits: Hits, skip: number, count: number) => {
        if (interestCount === 0) return active.page(hits, skip, count);
        const slots = hits.slots();
        return pageByRank(slots, columns.unshared(slots, mask), interestCount + 1, skip, count);
      };
      return pageOf(parts(), offset, limit, ranked);
    },
  };
}

/** The first and last rank on the page from `offset` to `end`, and how many slots have lower ranks. */
function ranksOfPage(sizes: Int32Array, offset: number, end: number): { first: number; last: number; before: number } {
  let [first, before] = [0, 0];
  while (before + (sizes[first] ?? 0) <= offset) before += sizes[first++] ?? 0;
  let [last, upTo] = [first, before + (sizes[first] ?? 0)];
  while (upTo < end) upTo += sizes[++last] ?? 0;
  return { first, last, before };
}

function pageOf<Part extends Hits | Level>(
  parts: Generator<Part>,
  offset: number,
  limit: number,
  page: (part: Part, skip: number, count: number) => number[],
): number[] {
  const found: number[] = [];
  let skip = offset;
  for (const part of parts) {
    const { size } = 'hits' in part ? part.hits : part;
    if (skip < size) found.push(...page(part, skip, limit - found.length));
    if (found.length >= limit) break;
    skip = Math.max(0, skip - size);
  }
  return found;
}
