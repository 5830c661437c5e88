import { type Bitset, count, has, newBitset } from './bitset.ts';
import type { Clause, Narrow } from './clause.ts';
import { nowhere } from './cells.ts';
import { type Columns, maskOf } from './columns.ts';
import { createLevels, type Home, type Level } from './levels.ts';
import { oldest } from './steps.ts';

/** For whom people are near or fitting. */
export interface Seeker extends Home {
  readonly gender: string;
  /** Full years. */
  readonly age: number;
  readonly seeks: { readonly genders: readonly string[]; readonly from: number; readonly to: number };
  readonly interests: readonly string[];
}

/** A page of a set of slots: `limit` of them after the first `offset`. */
export type Page = (wanted: Bitset, size: number, seeker: Seeker, offset: number, limit: number) => number[];

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

export function createSorted(columns: Columns, narrow: Narrow): Sorted {
  const levels = createLevels(columns);
  let mutual = newBitset(0);
  const words = () => Math.ceil(columns.size() / 32);
  const { active } = columns.orders;

  /** `ranks` is more than any rank; of the same rank the active ones first. */
  const pageByRank = (level: Level, rankOf: (slot: number) => number, ranks: number, offset: number, limit: number): number[] => {
    if (ranks === 1 && level.bits) return active.page(level.bits, words(), level.size, offset, limit);
    const slots = level.slots();
    if (ranks === 1) return active.pick(slots, offset, limit);
    const rankAt = new Uint16Array(slots.length);
    const sizes = new Int32Array(ranks);
    for (let at = 0; at < slots.length; at++) {
      const rank = rankOf(slots[at] ?? 0);
      rankAt[at] = rank;
      sizes[rank] = (sizes[rank] ?? 0) + 1;
    }
    const { first, last, before } = ranksOfPage(sizes, offset, Math.min(offset + limit, slots.length));
    const lists = new Map<number, number[]>();
    for (let rank = first; rank <= last; rank++) if ((sizes[rank] ?? 0) > 0) lists.set(rank, []);
    for (let at = 0; at < slots.length; at++) {
      const rank = rankAt[at] ?? 0;
      if (rank >= first && rank <= last) lists.get(rank)?.push(slots[at] ?? 0);
    }
    const found: number[] = [];
    let skip = offset - before;
    for (const list of lists.values()) {
      found.push(...active.pick(Int32Array.from(list), skip, limit - found.length));
      skip = 0;
    }
    return found;
  };

  return {
    near(wanted, size, seeker, offset, limit) {
      const around = seeker.place && columns.cells.around(seeker.place);
      return pageOf(levels(wanted, size, seeker), offset, limit, (level, skip, most) => {
        if (!around) return pageByRank(level, () => 0, 1, skip, most);
        const measured = level.far ? { ...level, slots: () => around.nearest(level.slots(), skip + most) } : level;
        return pageByRank(measured, around.km, nowhere + 1, skip, most);
      });
    },
    fitting(wanted, size, seeker, offset, limit) {
      const mask = maskOf(seeker.interests);
      const most = new Set(seeker.interests).size;
      const [compatriots] = columns.facets.sets('country', [seeker.country]);
      const ranked = (level: Level, skip: number, many: number) => {
        if (!level.far) return pageByRank(level, (slot) => most - columns.shared(slot, mask), most + 1, skip, many);
        const foreign = (slot: number) => (compatriots && has(compatriots, slot) ? 0 : most + 1);
        return pageByRank(level, (slot) => foreign(slot) + most - columns.shared(slot, mask), 2 * (most + 1), skip, many);
      };
      if (mutual.length * 32 < columns.capacity()) mutual = newBitset(columns.capacity());
      mutual.set(wanted.subarray(0, words()));
      narrow(mutual, bothSeek(seeker));
      const both = count(mutual, words());
      const found = pageOf(levels(mutual, both, seeker), offset, limit, ranked);
      if (found.length === limit || both === size) return found;
      // What is left of everybody, in place of those who fit both ways.
      const others = mutual;
      const end = words();
      for (let i = 0; i < end; i++) others[i] = (wanted[i] ?? 0) & ~(others[i] ?? 0);
      return [...found, ...pageOf(levels(others, size - both, seeker), Math.max(0, offset - both), limit - found.length, ranked)];
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

function pageOf(
  levels: Generator<Level>,
  offset: number,
  limit: number,
  page: (level: Level, skip: number, most: number) => number[],
): number[] {
  const found: number[] = [];
  let skip = offset;
  for (const level of levels) {
    if (skip < level.size) found.push(...page(level, skip, limit - found.length));
    if (found.length >= limit) break;
    skip = Math.max(0, skip - level.size);
  }
  return found;
}
