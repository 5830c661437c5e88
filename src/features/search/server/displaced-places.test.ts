import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DistanceBucket } from '#features/members/contract/member.ts';
import { kmBetween, type Point } from '#features/places/contract/geometry.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { searchMembers } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const leipzig: Point = { lat: 51.34, lon: 12.37 };
const limits: Readonly<Record<DistanceBucket, readonly [from: number, to: number]>> = {
  under_10: [0, 10],
  '10_25': [10, 25],
  '25_50': [25, 50],
  '50_100': [50, 100],
  over_100: [100, Number.POSITIVE_INFINITY],
};
const away = ({ lat, lon }: Point, km: number, turn: number): Point => ({
  lat: lat + (km * Math.cos(turn)) / 111.195,
  lon: lon + (km * Math.sin(turn)) / (111.195 * Math.cos((lat * Math.PI) / 180)),
});

async function shownPlaceOf(id: number): Promise<Point> {
  const { db } = app.platform.database;
  const row = await db.selectFrom('profiles').select(['shown_lat', 'shown_lon']).where('user_id', '=', id).executeTakeFirstOrThrow();
  return { lat: row.shown_lat ?? 0, lon: row.shown_lon ?? 0 };
}

test('a member is shown some kilometres from where they are, always in the same direction', async () => {
  const { db } = app.platform.database;
  const moveTo = (id: number, { lat, lon }: Point) => db.updateTable('profiles').set({ lat, lon }).where('user_id', '=', id).execute();
  for (const start of [leipzig, { lat: 69.65, lon: 18.96 }, { lat: -16.5, lon: 179.99 }]) {
    const { id } = await buildMember(app, { ...start, displaced: true });
    const shown = await shownPlaceOf(id);
    expect(kmBetween(start, shown)).toBeGreaterThan(4.4);
    expect(kmBetween(start, shown)).toBeLessThan(6.6);
    await moveTo(id, away(start, 300, 1));
    expect(kmBetween(await shownPlaceOf(id), shown)).toBeGreaterThan(100);
    await moveTo(id, start);
    expect(await shownPlaceOf(id)).toEqual(shown);
  }
});

// Regression: members without a place were stored at the latitude of the north pole.
test('a member without a place, or who removes it, is shown nowhere', async () => {
  const { db } = app.platform.database;
  const { id } = await buildMember(app, { ...leipzig, displaced: true });
  await db.updateTable('profiles').set({ lat: null, lon: null }).where('user_id', '=', id).execute();
  const row = await db.selectFrom('profiles').select(['shown_lat', 'shown_lon']).where('user_id', '=', id).executeTakeFirstOrThrow();
  expect(row).toEqual({ shown_lat: null, shown_lon: null });
});

// Regression: from the distances shown to five accounts, a member's place could be determined to 1.3 km.
test('however many accounts around a member are used, they find only the displaced place, at least three kilometres away', async () => {
  const member = await buildMember(app, { ...leipzig, gender: 'man', displaced: true });
  const { db } = app.platform.database;
  const spy = await buildMember(app, { gender: 'woman', search_gender: ['man'] });
  const readings: { readonly at: Point; readonly range: readonly [number, number] }[] = [];
  for (let n = 0; n < 60; n += 1) {
    const at = away(leipzig, 2 + (n % 15) * 2, n * 2.399);
    await db.updateTable('profiles').set({ lat: at.lat, lon: at.lon }).where('user_id', '=', spy.id).execute();
    const { profiles } = (await spy.client.call(searchMembers, { query: { sort: 'near' } })).reply;
    const bucket = profiles.find(({ id }) => id === member.id)?.distance;
    if (bucket) readings.push({ at, range: limits[bucket] });
  }
  expect(readings).toHaveLength(60);
  // The average of all places that match the most readings.
  let [best, sum, count] = [0, { lat: 0, lon: 0 }, 0];
  for (let x = -14; x <= 14; x += 0.5)
    for (let y = -14; y <= 14; y += 0.5) {
      const guess = away(leipzig, Math.hypot(x, y), Math.atan2(x, y));
      const fits = readings.filter(({ at, range: [from, to] }) => kmBetween(at, guess) >= from && kmBetween(at, guess) < to).length;
      if (fits > best) [best, sum, count] = [fits, { lat: 0, lon: 0 }, 0];
      if (fits === best) [sum, count] = [{ lat: sum.lat + guess.lat, lon: sum.lon + guess.lon }, count + 1];
    }
  const found = { lat: sum.lat / count, lon: sum.lon / count };
  // The compared squares are two kilometres wide: 2.2 km away in one of a hundred rounds, 2.7 in one of three hundred.
  expect(kmBetween(found, await shownPlaceOf(member.id))).toBeLessThan(3.5);
  expect(kmBetween(found, leipzig)).toBeGreaterThan(3);
});
