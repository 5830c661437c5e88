import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { runs } from '#tests/support/seeded-random.ts';
import type { Clause } from './selection/clause.ts';
import type { IndexedMember } from './columns.ts';
import { savedParts } from './sets/saved-arrays.ts';
import { createSiteIndex, type Search, type SiteIndex } from './site-index.ts';
import { copyOf, readSnapshotFile, writeSnapshotFile } from './snapshot/snapshot-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'emberleaf-snapshot-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const today: Day = '2026-03-01';
const later: Day = '2026-09-01';
const regions = ['DE-SN', 'DE-BY', 'AT-9'];
const genders = ['woman', 'man'];
const liked = ['wine', 'tea', 'art'];

const place = fc.record({ lat: fc.double({ min: 50.5, max: 52.5, noNaN: true }), lon: fc.double({ min: 11, max: 14, noNaN: true }) });
/** As many as grow the columns, which have room for 1024, or not. */
const member = fc
  .record({
    id: fc.integer({ min: 1, max: 1500 }),
    year: fc.integer({ min: 1940, max: 2007 }),
    month: fc.constantFrom(1, 6, 12),
    lastActive: fc.integer({ min: 0, max: 500 }),
    created: fc.integer({ min: 0, max: 500 }),
    from: fc.integer({ min: 18, max: 40 }),
    to: fc.integer({ min: 40, max: 99 }),
    place: fc.option(place),
    gender: fc.constantFrom(...genders),
    region: fc.constantFrom(...regions),
    interests: fc.subarray(liked),
    complete: fc.boolean(),
  })
  .map(({ id, year, month, from, to, gender, region, interests, complete, ...rest }): IndexedMember => ({
    ...rest,
    id: userId(id),
    birth: year * 10_000 + month * 100 + 15,
    seeksAges: { from, to },
    values: [
      ['gender', gender],
      ['countryregion', region],
      ['country', region.slice(0, 2)],
      ['fictional', 'false'],
      ['seeks', 'man'],
      ...(complete ? [['complete', 'true'] as const] : []),
      ...interests.map((interest) => ['interests', interest] as const),
    ],
  }));
const change = fc.record({
  put: fc.array(member, { maxLength: 60 }),
  gone: fc.array(fc.integer({ min: 1, max: 1500 }), { maxLength: 20 }),
  day: fc.constantFrom(today, later),
});
const home = { lat: 51.34, lon: 12.37 };
const clause = fc.oneof(
  fc.subarray(genders).map((values): Clause => ({ field: 'gender', values })),
  fc.subarray(regions).map((values): Clause => ({ field: 'countryregion', values })),
  fc.constantFrom(...liked).map((interest): Clause => ({ field: 'interests', values: [interest] })),
  fc.integer({ min: 18, max: 70 }).map((minAge): Clause => ({ minAge })),
  fc.integer({ min: 18, max: 70 }).map((maxAge): Clause => ({ maxAge })),
  fc.integer({ min: 18, max: 90 }).map((seeksAge): Clause => ({ seeksAge })),
  fc.constantFrom(10, 25, 100).map((within): Clause => ({ within, of: home })),
  fc.integer({ min: 0, max: 500 }).map((createdAfter): Clause => ({ createdAfter })),
);
const search = fc
  .record({
    clauses: fc.array(clause, { maxLength: 4 }),
    sort: fc.constantFrom('active' as const, 'new' as const, 'near' as const, 'fitting' as const),
    offset: fc.integer({ min: 0, max: 60 }),
    without: fc.array(fc.integer({ min: 1, max: 1500 }), { maxLength: 5 }),
    at: fc.option(place),
  })
  .map(({ clauses, at, without, ...rest }): Search => ({
    ...rest,
    filters: clauses.map((each, n) => ({ name: String(n), clauses: [each] })),
    without: without.map(userId),
    today: later,
    searcher: {
      place: at,
      region: 'DE-SN',
      country: 'DE',
      gender: 'man',
      age: 35,
      seeks: { genders: ['woman'], from: 20, to: 60 },
      interests: ['wine', 'tea'],
    },
    limit: 24,
  }));

const apply = (index: SiteIndex, { put, gone, day }: { put: IndexedMember[]; gone: number[]; day: Day }) => {
  index.put([...new Map(put.map((each) => [each.id, each])).values()], day);
  index.remove(gone.map(userId));
};
const answers = (index: SiteIndex, searches: readonly Search[]) =>
  searches.map((each) => {
    const missing = index.missingOne({ ...each, offset: 0 }, ['0']);
    return [index.search(each), index.total(each), missing.page, each.filters.map(({ name }) => missing.total(name))];
  });

/** Through a file. */
async function savedAndRead(index: SiteIndex): Promise<SiteIndex> {
  const file = path.join(folder, 'index');
  await writeSnapshotFile(file, { id: '', form: '', since: 0, loadedAt: 0 }, [...index.save()].map(copyOf));
  const found = await readSnapshotFile(file, async () => undefined);
  const again = createSiteIndex(savedParts(found?.arrays ?? new Map()));
  for (const _ of again.resume());
  for (const _ of again.settle());
  return again;
}

test('an index that was saved and read again answers as it did, after any changes before and after', { tags: ['slow'] }, async () => {
  const many = fc.array(member, { minLength: 900, maxLength: 1400, size: 'max' });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 3, arbitrary: fc.array(member, { maxLength: 200 }) }, { weight: 1, arbitrary: many }),
      fc.array(change, { maxLength: 3 }),
      fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 2 }),
      fc.array(search, { minLength: 1, maxLength: 12 }),
      async (first, before, rounds, searches) => {
        const index = createSiteIndex();
        apply(index, { put: first, gone: [], day: today });
        for (const each of before) apply(index, each);
        let again = await savedAndRead(index);
        expect(answers(again, searches)).toEqual(answers(index, searches));
        for (const changes of rounds) {
          for (const each of changes) {
            apply(index, each);
            apply(again, each);
          }
          expect(answers(again, searches)).toEqual(answers(index, searches));
          again = await savedAndRead(again);
          expect(answers(again, searches)).toEqual(answers(index, searches));
        }
      },
    ),
    runs(60),
  );
});

test.each([
  ['exactly fill a portion', [500_000]],
  ['end with one', [3, 500_000]],
  ['are many and empty', Array.from({ length: 2001 }, () => 0)],
  ['are none', []],
])('arrays that %s are read again', async (_what, lengths) => {
  const file = path.join(folder, 'arrays');
  const parts = lengths.map((used, n) => ({ name: String(n), array: new Float64Array(used).fill(n + 0.5), used }));
  await writeSnapshotFile(file, { id: '', form: '', since: 0, loadedAt: 0 }, parts.map(copyOf));
  const found = await readSnapshotFile(file, async () => undefined);
  expect(found?.arrays).toEqual(new Map(parts.map(({ name, array }) => [name, array])));
});

test('a hidden member leaves only the id and two times in the snapshot', () => {
  const hidden: IndexedMember = {
    id: userId(7),
    birth: 19_800_515,
    lastActive: 10,
    created: 5,
    seeksAges: { from: 20, to: 30 },
    place: home,
    values: [
      ['gender', 'woman'],
      ['interests', 'wine'],
    ],
  };
  const index = createSiteIndex();
  index.put([hidden], today);
  index.remove([hidden.id]);
  const left = [...index.save()].filter(
    ({ name, array, used }) => !name.startsWith('cells') && array.subarray(0, used).some((value) => value !== 0),
  );
  expect(left.map(({ name }) => name)).toEqual(['size and day', 'ids', 'active/keys', 'new/keys']);
  index.put([hidden], today);
  expect(index.total({ filters: [{ name: 'age', clauses: [{ minAge: 45 }] }], without: [], today })).toBe(1);
});
