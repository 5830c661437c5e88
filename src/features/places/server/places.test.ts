import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getRegions } from '../contract/endpoints.ts';
import { kmBetween, snapToGrid } from '../contract/geometry.ts';
import { regionCentre } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('regions', () => {
  test("are those of the site's countries", async () => {
    const { regions } = (await app.client({ host: 'de.localhost' }).call(getRegions)).reply;
    expect(Object.keys(regions).toSorted()).toEqual(['BE', 'DE', 'NL']);
    expect(regions['DE']).toContainEqual({ key: 'DE-SN', name: 'Sachsen' });
    expect(Object.keys(regions['DE']?.[0] ?? {})).toEqual(['key', 'name']);
  });

  test('have a centre, and unknown ones none', () => {
    expect(regionCentre('DE-SN')).toEqual({ lat: 51.05, lon: 13.35 });
    expect(regionCentre('DE-XX')).toBeNull();
  });
});

const point = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lon: fc.double({ min: -180, max: 180, noNaN: true }) });

describe('the grid', () => {
  test('puts a point into a cell of about two kilometres', () => {
    fc.assert(
      fc.property(point, (place) => {
        expect(kmBetween(place, snapToGrid(place))).toBeLessThan(1.6);
      }),
    );
  });

  test('maps a centre to itself, also after rounding to the four bytes of the database', () => {
    fc.assert(
      fc.property(point, (place) => {
        const centre = snapToGrid(place);
        expect(snapToGrid(centre)).toEqual(centre);
        expect(snapToGrid({ lat: Math.fround(centre.lat), lon: Math.fround(centre.lon) })).toEqual(centre);
      }),
    );
  });

  test('maps all points of a cell to one', () => {
    const centre = snapToGrid({ lat: 51.34, lon: 12.37 });
    const near = [-0.008, 0.008].flatMap((lat) => [-0.012, 0.012].map((lon) => ({ lat: centre.lat + lat, lon: centre.lon + lon })));
    expect(near.map(snapToGrid)).toEqual([centre, centre, centre, centre]);
  });
});

test('distances are great circles in km', () => {
  expect(kmBetween({ lat: 52.52, lon: 13.4 }, { lat: 48.14, lon: 11.58 })).toBeCloseTo(504, 0);
  expect(kmBetween({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 })).toBeCloseTo(22.2, 1);
  expect(kmBetween({ lat: 51, lon: 12 }, { lat: 51, lon: 12 })).toBe(0);
});
