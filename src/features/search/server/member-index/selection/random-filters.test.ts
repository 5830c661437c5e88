import fc from 'fast-check';
import { expect, test } from 'vitest';
import { userId, type UserId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { kmBetween, type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import type { OnlineMembers } from '#features/members/server/index.ts';
import { runs } from '#tests/support/seeded-random.ts';
import type { Clause, Filter } from './clause.ts';
import type { IndexedMember } from '../columns.ts';
import { createSiteIndex, type Search } from '../site-index.ts';

interface Sample {
  readonly id: number;
  readonly age: number;
  readonly gender: string;
  readonly region: string;
  readonly hair: string;
  readonly interests: readonly string[];
  readonly seeks: { readonly from: number; readonly to: number };
  readonly place: Point | null;
  readonly created: number;
  readonly lastActive: number;
}

const today: Day = '2026-03-01';
const genders = ['woman', 'man', 'non_binary'];
// From common to so rare that their members are checked one by one.
const regions = ['DE-SN', 'DE-BY', 'DE-HB', 'DE-SL', 'DE-HH'];
const hair = ['black', 'brown', 'blond', 'red'];
const liked = ['wine', 'tea', 'art'];
const home: Point = { lat: 51.34, lon: 12.37 };

let state = 11;
const chance = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
const common = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(chance() ** 3 * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};
const person = (id: number): Sample => ({
  id,
  age: 18 + Math.floor(chance() ** 2 * 60),
  gender: common(genders),
  region: common(regions),
  hair: common(hair),
  interests: liked.filter(() => chance() < 0.3),
  seeks: { from: 18 + Math.floor(chance() * 20), to: 40 + Math.floor(chance() * 40) },
  place: chance() < 0.05 ? null : { lat: home.lat + (chance() - 0.5) * chance() * 5, lon: home.lon + (chance() - 0.5) * chance() * 8 },
  created: Math.floor(chance() * 5000),
  lastActive: Math.floor(chance() * 5000),
});
const indexed = (each: Sample): IndexedMember => ({
  id: userId(each.id),
  birth: (2026 - each.age) * 10_000 + 115,
  lastActive: each.lastActive,
  created: each.created,
  seeksAges: each.seeks,
  place: each.place,
  values: [
    ['gender', each.gender],
    ['countryregion', each.region],
    ['country', 'DE'],
    ['hair_colour', each.hair],
    ...each.interests.map((interest) => ['interests', interest] as const),
  ],
});

/** A clause and the same as a predicate on one member. */
type Checked = readonly [Clause, (each: Sample) => boolean];
const age = fc.integer({ min: 18, max: 80 });
const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 });
const criteria: Record<string, fc.Arbitrary<readonly Checked[]>> = {
  gender: some(genders).map((values) => [[{ field: 'gender', values }, (each) => values.includes(each.gender)]]),
  countryregion: some([...regions, 'DE-NW']).map((values) => [
    [{ field: 'countryregion', values }, (each) => values.includes(each.region)],
  ]),
  hair_colour: some(hair).map((values) => [[{ field: 'hair_colour', values }, (each) => values.includes(each.hair)]]),
  interests: some(liked).map((values) =>
    values.map((value): Checked => [{ field: 'interests', values: [value] }, (each) => each.interests.includes(value)]),
  ),
  age: fc.tuple(age, age).map(([minAge, maxAge]) => [
    [{ minAge }, (each) => each.age >= minAge],
    [{ maxAge }, (each) => each.age <= maxAge],
  ]),
  seeks: age.map((seeksAge) => [[{ seeksAge }, ({ seeks }) => seeksAge >= seeks.from && seeksAge <= seeks.to]]),
  distance: fc
    .constantFrom(10, 25, 50, 100)
    .map((within) => [[{ within, of: home }, ({ place }) => place !== null && kmBetween(snapToGrid(home), snapToGrid(place)) < within]]),
  new: fc.constantFrom(0, 2500, 4900, 4990, 5000).map((createdAfter) => [[{ createdAfter }, (each) => each.created > createdAfter]]),
  online: fc
    .uniqueArray(fc.integer({ min: 1, max: 3100 }), { maxLength: 200 })
    .map((ids) => [[{ online: onlineAs(ids.map(userId)) }, (each) => ids.includes(each.id)]]),
};
/** Always another set: nothing can be kept of the one before. */
const onlineAs = (users: readonly UserId[]): OnlineMembers => ({
  has: (user) => users.includes(user),
  all: () => users,
  version: 0,
  changedSince: () => null,
});
const choices = fc
  .subarray(Object.keys(criteria), { maxLength: 5 })
  .chain((names) => fc.tuple(...names.map((name) => (criteria[name] ?? fc.constant([])).map((parts) => ({ name, parts })))));
const fits = (each: Sample, { parts }: { readonly parts: readonly Checked[] }) => parts.every(([, test]) => test(each));

test('random filters find the same members as a check of each member, and the same members who miss one filter', () => {
  const first = Array.from({ length: 3000 }, (_, at) => person(at + 1));
  const moved = Array.from({ length: 400 }, (_, at) => person(1 + at * 8));
  const index = createSiteIndex();
  index.put(first.map(indexed), today);
  for (const _ of index.settle());
  index.put(moved.map(indexed), today);
  index.remove([7, 70, 700].map(userId));
  const everybody = new Map([...first, ...moved].map((each) => [each.id, each]));
  for (const id of [7, 70, 700]) everybody.delete(id);

  const searches = fc.record({
    chosen: choices,
    without: fc.uniqueArray(fc.integer({ min: 1, max: 3100 }), { maxLength: 40 }),
    sort: fc.constantFrom('active' as const, 'new' as const),
    offset: fc.integer({ min: 0, max: 300 }),
    firm: fc.subarray(Object.keys(criteria), { maxLength: 2 }),
  });
  const sizes = { few: 0, many: 0 };
  fc.assert(
    fc.property(searches, ({ chosen, without, sort, offset, firm }) => {
      const filters: Filter[] = chosen.map(({ name, parts }) => ({ name, clauses: parts.map(([clause]) => clause) }));
      const search: Search = { filters, without: without.map(userId), today, sort, searcher: null, offset, limit: 24 };
      const key = sort === 'active' ? 'lastActive' : 'created';
      const inOrder = (members: readonly Sample[]) => members.toSorted((a, b) => b[key] - a[key] || b.id - a.id).map(({ id }) => id);
      const there = [...everybody.values()].filter(({ id }) => !without.includes(id));

      const found = there.filter((each) => chosen.every((choice) => fits(each, choice)));
      sizes[found.length < 45 ? 'few' : 'many']++;
      expect(index.search(search)).toEqual({
        ids: inOrder(found).slice(offset, offset + 24),
        total: found.length,
        listed: found.length,
      });
      expect(index.total(search)).toBe(found.length);

      const missed = there.map((each) => [each, chosen.filter((choice) => !fits(each, choice)).map(({ name }) => name)] as const);
      const one = missed.flatMap(([each, [name, ...more]]) => (name !== undefined && more.length === 0 ? [{ each, name }] : []));
      const shown = one.filter(({ name }) => !firm.includes(name)).map(({ each }) => each);
      const missing = index.missingOne({ ...search, offset: 0 }, firm);
      expect(missing.page.map(({ id }) => id)).toEqual(inOrder(shown).slice(0, 24));
      for (const { id, misses } of missing.page) expect(one.find(({ each }) => each.id === id)?.name).toBe(misses);
      for (const { name } of chosen) expect(missing.total(name)).toBe(one.filter((each) => each.name === name).length);
    }),
    runs(200),
  );
  expect(Math.min(sizes.few, sizes.many)).toBeGreaterThan(25);
});
