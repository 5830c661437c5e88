import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { kmBetween, type Point, snapToGrid } from '#features/places/contract/geometry.ts';
import { runs } from '#tests/support/seeded-random.ts';
import type { Filter } from './clause.ts';
import type { IndexedMember } from '../columns.ts';
import { createSiteIndex, type Search } from '../site-index.ts';
import type { Searcher } from './result-order.ts';

const today: Day = '2026-03-01';
const liked = ['wine', 'tea', 'art', 'hiking'];
const regions = ['DE-SN', 'DE-BY', 'AT-9'];

interface Sample {
  readonly id: number;
  readonly age: number;
  readonly gender: string;
  readonly seeks: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly lastActive: number;
  readonly place: Point | null;
  readonly region: string;
  readonly interests: readonly string[];
  readonly fictional: boolean;
  readonly photo: boolean;
}

const isComplete = ({ photo, place }: Pick<Sample, 'photo' | 'place'>): boolean => photo && place !== null;

const indexed = (each: Sample): IndexedMember => ({
  id: userId(each.id),
  birth: (2026 - each.age) * 10_000 + 115,
  lastActive: each.lastActive,
  created: each.id,
  seeksAges: { from: each.from, to: each.to },
  place: each.place,
  values: [
    ['gender', each.gender],
    ['fictional', String(each.fictional)],
    ...(isComplete(each) ? [['complete', 'true'] as const] : []),
    ['countryregion', each.region],
    ['country', each.region.slice(0, 2)],
    ...each.seeks.map((gender) => ['seeks', gender] as const),
    ...each.interests.map((interest) => ['interests', interest] as const),
  ],
});

/** The promised order, computed member by member. */
const naive = {
  km: (searcher: Searcher, { place }: Sample) =>
    searcher.place && place ? Math.floor(kmBetween(snapToGrid(searcher.place), snapToGrid(place))) : Number.POSITIVE_INFINITY,
  active: (_searcher: Searcher, each: Sample): number[] => [isComplete(each) ? 0 : 1],
  near: (searcher: Searcher, each: Sample): number[] => (searcher.place ? [naive.km(searcher, each)] : [naive.land(searcher, each)]),
  land: (searcher: Searcher, { region }: Sample) => (region === searcher.region ? 0 : region.slice(0, 2) === searcher.country ? 1 : 2),
  step(searcher: Searcher, each: Sample) {
    if (!searcher.place) return naive.land(searcher, each);
    const km = naive.km(searcher, each);
    const step = [10, 25, 50, 100].findIndex((to) => km < to);
    return step >= 0 ? step : each.region.slice(0, 2) === searcher.country ? 5 : 6;
  },
  both: (searcher: Searcher, each: Sample) =>
    !each.fictional &&
    searcher.seeks.genders.includes(each.gender) &&
    each.seeks.includes(searcher.gender) &&
    each.age >= searcher.seeks.from &&
    each.age <= searcher.seeks.to &&
    searcher.age >= each.from &&
    searcher.age <= each.to,
  fitting: (searcher: Searcher, each: Sample): number[] => [
    naive.both(searcher, each) ? 0 : 1,
    isComplete(each) ? 0 : 1,
    naive.step(searcher, each),
    -each.interests.filter((interest) => searcher.interests.includes(interest)).length,
  ],
};

function inOrder(members: readonly Sample[], searcher: Searcher, sort: 'active' | 'near' | 'fitting'): number[] {
  const ranked = members.map((each) => ({ each, rank: [...naive[sort](searcher, each), -each.lastActive, -each.id] }));
  const compare = (a: number[], b: number[]): number => {
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  };
  return ranked.toSorted((a, b) => compare(a.rank, b.rank)).map(({ each }) => each.id);
}

const place = fc.record({ lat: fc.double({ min: 50.5, max: 52.5, noNaN: true }), lon: fc.double({ min: 11, max: 14, noNaN: true }) });
const somewhere = fc.option(fc.oneof(place, fc.constant({ lat: 40.7, lon: -74 }), fc.constant({ lat: 51.34, lon: 12.37 })));
const age = fc.integer({ min: 18, max: 60 });
const gender = fc.constantFrom('woman', 'man');
const person = {
  age,
  gender,
  seeks: fc.subarray(['woman', 'man'], { minLength: 1 }),
  from: fc.integer({ min: 18, max: 30 }),
  to: fc.integer({ min: 30, max: 99 }),
  place: somewhere,
  region: fc.constantFrom(...regions),
  interests: fc.subarray(liked),
};
const sample = fc.record({
  ...person,
  id: fc.integer({ min: 1, max: 200 }),
  lastActive: fc.integer({ min: 0, max: 5 }),
  fictional: fc.boolean(),
  photo: fc.boolean(),
});
const searchers = fc
  .record({ ...person, region: fc.option(person.region) })
  .map(({ seeks: genders, from, to, region, ...rest }): Searcher => ({ ...rest, region, country: 'DE', seeks: { genders, from, to } }));

const everybody: Omit<Search, 'searcher' | 'sort'> = { filters: [], without: [], today, offset: 0, limit: 1000 };
const allAdults: Filter[] = [{ name: 'age', clauses: [{ minAge: 18 }] }];

describe.each(['active', 'near', 'fitting'] as const)('the order %s', (sort) => {
  test('is the same as sorting all members one by one, after any changes, on each page', () => {
    fc.assert(
      fc.property(fc.array(fc.array(sample, { maxLength: 60 }), { maxLength: 4 }), searchers, (batches, searcher) => {
        const index = createSiteIndex();
        const existing = new Map<number, Sample>();
        for (const batch of batches) {
          const unique = [...new Map(batch.map((each) => [each.id, each])).values()];
          index.put(unique.map(indexed), today);
          unique.forEach((each) => existing.set(each.id, each));
          // A search in between fills the cache of the place, which must then be updated.
          index.search({ ...everybody, sort, searcher });
        }
        const expected = inOrder([...existing.values()], searcher, sort);
        expect(index.search({ ...everybody, sort, searcher })).toEqual({
          ids: expected,
          total: [...existing.values()].filter(({ fictional }) => !fictional).length,
          listed: expected.length,
        });
        const paged = [0, 7, 14, 21].map((offset) => index.search({ ...everybody, sort, searcher, offset, limit: 7 }).ids);
        expect(paged.flat()).toEqual(expected.slice(0, 28));
      }),
      runs(200),
    );
  });

  test.each([
    ['with a place', { lat: 51.34, lon: 12.37 }],
    ['far from everybody', { lat: -33.9, lon: 151.2 }],
    ['without a place', null],
  ])('is the same among many, for a searcher %s', (_, at) => {
    let state = 7;
    const chance = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    const many = Array.from({ length: 45_000 }, (__, i): Sample => {
      const near = chance() < 0.3;
      return {
        id: i + 1,
        age: 18 + Math.floor(chance() * 40),
        gender: chance() < 0.6 ? 'woman' : 'man',
        seeks: [chance() < 0.8 ? 'man' : 'woman'],
        from: 18 + Math.floor(chance() * 10),
        to: 40 + Math.floor(chance() * 30),
        lastActive: Math.floor(chance() * 1e6),
        place: chance() < 0.02 ? null : { lat: 51 + chance() * (near ? 1 : -12), lon: 12 + chance() * (near ? 1.5 : -20) },
        region: regions[Math.floor(chance() * 3)] ?? '',
        interests: liked.filter(() => chance() < 0.3),
        fictional: chance() < 0.01,
        photo: chance() < 0.8,
      };
    });
    const index = createSiteIndex();
    index.put(many.map(indexed), today);
    const searcher: Searcher = {
      place: at,
      region: 'DE-SN',
      country: 'DE',
      gender: 'man',
      age: 35,
      seeks: { genders: ['woman'], from: 25, to: 45 },
      interests: ['wine', 'tea'],
    };
    const expected = inOrder(many, searcher, sort);
    for (const offset of [0, 240, 5000, 13_000, 22_000, 44_976, 45_000]) {
      const { ids, total, listed } = index.search({ ...everybody, filters: allAdults, sort, searcher, offset, limit: 24 });
      expect([total, listed, ids]).toEqual([
        many.filter(({ fictional }) => !fictional).length,
        45_000,
        expected.slice(offset, offset + 24),
      ]);
    }
  });

  test('is the same for two points of a cell, of the searcher or of others', () => {
    const offset = fc.double({ min: -0.008, max: 0.008, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(sample, { minLength: 5, maxLength: 60 }),
        searchers,
        fc.array(fc.tuple(offset, offset), { minLength: 61, maxLength: 61 }),
        (members, searcher, moves) => {
          const within = (at: Point | null, [north, east]: readonly [number, number] = [0, 0]): Point | null => {
            if (at === null) return null;
            const centre = snapToGrid(at);
            const moved = { lat: centre.lat + north, lon: centre.lon + east };
            expect(snapToGrid(moved)).toEqual(centre);
            return moved;
          };
          const unique = [...new Map(members.map((each) => [each.id, each])).values()];
          const answer = (all: readonly Sample[], who: Searcher) => {
            const index = createSiteIndex();
            index.put(all.map(indexed), today);
            const filters = who.place === null ? [] : [{ name: 'distance', clauses: [{ within: 50, of: who.place }] }];
            return [index.search({ ...everybody, sort, searcher: who }), index.search({ ...everybody, filters, sort, searcher: who })];
          };
          const moved = unique.map((each, at) => ({ ...each, place: within(each.place, moves[at]) }));
          expect(answer(moved, { ...searcher, place: within(searcher.place, moves[60]) })).toEqual(answer(unique, searcher));
        },
      ),
      runs(60),
    );
  });
});

test('a distance filter compares cell centres, also across the date line and near a pole', () => {
  const around = (lat: number, lon: number): Point[] =>
    Array.from({ length: 400 }, (_, i) => ({
      lat: lat + ((i % 20) - 10) * 0.11,
      lon: ((lon + (Math.floor(i / 20) - 10) * 0.4 + 540) % 360) - 180,
    }));
  for (const at of [
    { lat: 51.34, lon: 12.37 },
    { lat: -17, lon: 179.95 },
    { lat: 78.2, lon: 15.6 },
  ]) {
    const members = around(at.lat, at.lon).map((where, i): Sample => ({
      id: i + 1,
      age: 30,
      gender: 'woman',
      seeks: [],
      from: 18,
      to: 99,
      lastActive: i,
      place: where,
      region: 'DE-SN',
      interests: [],
      fictional: false,
      photo: true,
    }));
    const index = createSiteIndex();
    index.put(members.map(indexed), today);
    for (const within of [10, 25, 50, 100]) {
      const { total } = index.search({
        ...everybody,
        filters: [{ name: 'distance', clauses: [{ within, of: at }] }],
        sort: 'active',
        searcher: null,
      });
      const centre = snapToGrid(at);
      expect(total).toBe(members.filter((each) => each.place && kmBetween(centre, snapToGrid(each.place)) < within).length);
    }
  }
});

test('members who miss exactly one filter are found with its name, but never for a firm one', () => {
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 60 }), searchers, (members, searcher) => {
      const unique = [...new Map(members.map((each) => [each.id, each])).values()];
      const index = createSiteIndex();
      index.put(unique.map(indexed), today);
      const choices: Record<string, [Filter, (each: Sample) => boolean]> = {
        gender: [{ name: 'gender', clauses: [{ field: 'gender', values: ['woman'] }] }, (each) => each.gender === 'woman'],
        age: [{ name: 'age', clauses: [{ minAge: 25 }, { maxAge: 40 }] }, (each) => each.age >= 25 && each.age <= 40],
        interests: [{ name: 'interests', clauses: [{ field: 'interests', values: ['wine'] }] }, (each) => each.interests.includes('wine')],
        countryregion: [
          { name: 'countryregion', clauses: [{ field: 'countryregion', values: ['DE-SN'] }] },
          (each) => each.region === 'DE-SN',
        ],
      };
      const filters = Object.values(choices).map(([filter]) => filter);
      const found = index.missingOne({ ...everybody, filters, sort: 'near', searcher }, ['gender']);
      const missedBy = (each: Sample) => Object.keys(choices).filter((name) => choices[name]?.[1](each) === false);
      const expected = inOrder(
        unique.filter((each) => missedBy(each).length === 1 && missedBy(each)[0] !== 'gender'),
        searcher,
        'near',
      );
      expect(found.page.map(({ id }) => id)).toEqual(expected);
      for (const name of Object.keys(choices))
        expect(found.total(name)).toBe(
          unique.filter((each) => !each.fictional && missedBy(each).length === 1 && missedBy(each)[0] === name).length,
        );
      expect(found.page.map(({ misses }) => misses)).toEqual(
        expected.flatMap((id) => unique.filter((each) => each.id === id).flatMap(missedBy)),
      );
    }),
    runs(200),
  );
});
