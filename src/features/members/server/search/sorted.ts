import { onesIn } from './bitset.ts';
import type { Clause, Resolve } from './clause.ts';
import { nowhere } from './cells.ts';
import { type Columns, maskOf } from './columns.ts';
import type { Hits } from './hits.ts';
import type { Selection } from './selection.ts';
import { createLevels, type Home, type Level } from './levels.ts';
import { oldest } from './steps.ts';
import { inAny } from './term.ts';

type Ranks = Uint16Array | Uint8Array;

/** For whom people are near or fitting. */
export interface Seeker extends Home {
  readonly gender: string;
  /** Full years. */
  readonly age: number;
  readonly seeks: { readonly genders: readonly string[]; readonly from: number; readonly to: number };
  readonly interests: readonly string[];
}

/** A page of the hits: `limit` of them after the first `offset`. */
export type Page = (wanted: Hits, seeker: Seeker, offset: number, limit: number) => number[];

export interface Sorted {
  /**
   * By full km between the centres of the cells; within the same km by activity. Whoever has no place comes last. For a
   * seeker without a place: the same region, the same country, then anybody, each by activity.
   */
  readonly near: Page;
  /**
   * First all who look for somebody like the seeker and are looked for by the seeker, then all others; of each the nearer
   * by the steps in which distances are told, beyond the last step the same country; then those with more interests in
   * common; of as many by activity. A seeker without a place: the same region, the same country, then anybody.
   */
  readonly fitting: Page;
}

/** Whom the seeker looks for, and who looks for somebody like the seeker. A fictional profile looks for nobody. */
export const bothSeek = ({ gender, age, seeks }: Pick<Seeker, 'gender' | 'age' | 'seeks'>): Clause[] => [
  { field: 'gender', values: seeks.genders },
  { field: 'seeks', values: [gender] },
  { field: 'fictional', values: ['false'] },
  { minAge: seeks.from },
  ...(seeks.to < oldest ? [{ maxAge: seeks.to }] : []),
  { seeksAge: age },
];

export function createSorted(columns: Columns, selection: Selection, resolve: Resolve): Sorted {
  const levels = createLevels(columns, selection);
  const { active } = columns.orders;

  /** `rankAt` has the rank of each slot, less than `ranks`; of the same rank the active ones first. */
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
    near(wanted, seeker, offset, limit) {
      const around = seeker.place && columns.cells.around(seeker.place);
      return pageOf(levels(wanted, seeker), offset, limit, ({ hits, far }, skip, most) => {
        if (!around) return active.page(hits, skip, most);
        const slots = far ? around.nearest(hits, skip + most) : hits.slots();
        return pageByRank(slots, around.kms(slots), nowhere + 1, skip, most);
      });
    },
    fitting(wanted, seeker, offset, limit) {
      const mask = maskOf(seeker.interests);
      const most = onesIn(mask[0]) + onesIn(mask[1]);
      const compatriots = inAny(columns.facets.sets('country', [seeker.country]), columns.words());
      function* parts(hits: Hits): Generator<Hits> {
        for (const level of levels(hits, seeker)) {
          if (!level.far) {
            yield level.hits;
            continue;
          }
          const { fit, others } = selection.split(level.hits, [compatriots]);
          yield fit;
          yield others();
        }
      }
      const ranked = (hits: Hits, skip: number, many: number) => {
        if (most === 0) return active.page(hits, skip, many);
        const slots = hits.slots();
        return pageByRank(slots, columns.unshared(slots, mask), most + 1, skip, many);
      };
      const { fit, others } = selection.split(wanted, bothSeek(seeker).map(resolve));
      const found = pageOf(parts(fit), offset, limit, ranked);
      if (found.length === limit || fit.size === wanted.size) return found;
      return [...found, ...pageOf(parts(others()), Math.max(0, offset - fit.size), limit - found.length, ranked)];
    },
  };
}

/** The ranks of the first one after `offset` and of the last one before `end`, and how many come before the first of them. */
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
  page: (part: Part, skip: number, most: number) => number[],
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
