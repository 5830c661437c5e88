import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { userId } from '#platform/contract/ids.ts';
import { ageOn, type Day } from '#platform/contract/time.ts';
import { runs } from '#tests/support/seeded-random.ts';
import type { Filter } from './selection/clause.ts';
import type { IndexedMember } from './columns.ts';
import { createSiteIndex, type SiteIndex } from './site-index.ts';

const today: Day = '2026-03-01';
const genders = ['woman', 'man', 'non_binary'];
const interests = ['wine', 'tea', 'art'];

const birth = fc.integer({ min: 0, max: 40 * 366 }).map((days) => {
  const date = new Date(Date.UTC(1970, 0, 1 + days)).toISOString().slice(0, 10);
  return Number(date.replaceAll('-', ''));
});
const member = fc.record({
  id: fc.integer({ min: 1, max: 300 }),
  birth,
  lastActive: fc.integer({ min: 0, max: 50 }),
  created: fc.integer({ min: 0, max: 50 }),
  gender: fc.constantFrom(...genders),
  interests: fc.subarray(interests),
});
type Sample = { id: number; birth: number; lastActive: number; created: number; gender: string; interests: string[] };
const query = fc.record({
  gender: fc.subarray(genders, { minLength: 1 }),
  interests: fc.subarray(interests),
  min: fc.integer({ min: 18, max: 60 }),
  max: fc.integer({ min: 18, max: 60 }),
  without: fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 5 }),
  sort: fc.constantFrom('active' as const, 'new' as const),
  page: fc.integer({ min: 0, max: 3 }),
});

const indexed = ({ id, gender, interests: liked, ...times }: Sample): IndexedMember => ({
  id: userId(id),
  ...times,
  seeksAges: { from: 18, to: 99 },
  place: null,
  values: [['gender', gender], ...liked.map((interest) => ['interests', interest] as const)],
});
const ageOf = ({ birth: day }: Sample) => {
  const text = String(day);
  return ageOn(`${Number(text.slice(0, 4))}-${text.slice(4, 6)}-${text.slice(6)}` as Day, today);
};

describe('the index', () => {
  test('finds the same members as a check of each member, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(member, { maxLength: 80 }), { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 30 }),
        query,
        (batches, gone, query) => {
          const index = createSiteIndex();
          const everybody = new Map<number, Sample>();
          for (const batch of batches) {
            const unique = [...new Map(batch.map((each) => [each.id, each])).values()];
            index.put(unique.map(indexed), today);
            unique.forEach((each) => everybody.set(each.id, each));
          }
          index.remove(gone.map(userId));
          gone.forEach((id) => everybody.delete(id));

          const filters: Filter[] = [
            { name: 'gender', clauses: [{ field: 'gender', values: query.gender }] },
            { name: 'interests', clauses: query.interests.map((interest) => ({ field: 'interests', values: [interest] }) as const) },
            {
              name: 'age',
              clauses: [{ minAge: query.min }, { maxAge: query.max }],
            },
          ];
          const found = index.search({
            filters,
            without: query.without.map(userId),
            today,
            sort: query.sort,
            searcher: null,
            offset: query.page * 10,
            limit: 10,
          });

          const key = query.sort === 'active' ? 'lastActive' : 'created';
          const expected = [...everybody.values()]
            .filter((each) => query.gender.includes(each.gender) && query.interests.every((interest) => each.interests.includes(interest)))
            .filter((each) => ageOf(each) >= query.min && ageOf(each) <= query.max && !query.without.includes(each.id))
            .toSorted((a, b) => b[key] - a[key] || b.id - a.id);
          expect(found.total).toBe(expected.length);
          expect(found.ids).toEqual(expected.slice(query.page * 10, query.page * 10 + 10).map(({ id }) => id));
        },
      ),
      runs(300),
    );
  });

  const many = Array.from({ length: 10_000 }, (_, i) =>
    indexed({ id: i + 1, birth: 19900615, lastActive: (i * 7919) % 10_000, created: i, gender: genders[i % 2] ?? '', interests: [] }),
  );
  const women: Filter[] = [{ name: 'gender', clauses: [{ field: 'gender', values: ['woman'] }] }];

  const pagesOf = (index: SiteIndex) =>
    Array.from({ length: 51 }, (_, page) =>
      index.search({ filters: women, without: [], today, sort: 'active', searcher: null, offset: page * 100, limit: 100 }),
    ).map(({ ids }) => ids);
  const inOrder = (members: readonly IndexedMember[]) =>
    members
      .filter(({ id }) => id % 2 === 1)
      .toSorted((a, b) => b.lastActive - a.lastActive || b.id - a.id)
      .map(({ id }) => id);

  test('pages through many members in order, each once', () => {
    const index = createSiteIndex();
    index.put(many, today);
    const pages = pagesOf(index);
    expect(pages.map((page) => page.length)).toEqual([...Array.from({ length: 50 }, () => 100), 0]);
    expect(pages.flat()).toEqual(inOrder(many));
  });

  test.each([1, 700, 9_000])('keeps the order when %i of them change their key', (count) => {
    const index = createSiteIndex();
    index.put(many, today);
    for (const _ of index.settle());
    const moved = many.map((each, i) => (i < count ? { ...each, lastActive: (i * 104_729) % 12_000 } : each));
    index.put(moved.slice(0, count), today);
    expect(pagesOf(index).flat()).toEqual(inOrder(moved));
    index.put(many.slice(0, count), today);
    expect(pagesOf(index).flat()).toEqual(inOrder(many));
  });

  test('updates ages at midnight', () => {
    const index = createSiteIndex();
    index.put(many.slice(0, 100), '2026-06-14');
    const of36: Filter[] = [{ name: 'age', clauses: [{ minAge: 36 }] }];
    expect(index.total({ filters: of36, without: [], today: '2026-06-14' })).toBe(0);
    expect(index.total({ filters: of36, without: [], today: '2026-06-15' })).toBe(100);
  });
});
