import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getChats } from '#features/chat/contract/chats.ts';
import { getLikes, like } from '#features/likes/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { distances, sorts } from '#features/search/contract/rules.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { getOwnProfile, putProfile } from '#features/profile/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { geocode } from '../contract/endpoints.ts';
import { type Point, snapToGrid } from '../contract/geometry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // High ids, so that no age, count or price equals an id.
  await app.platform.database.pool.query('ALTER TABLE users ALTER COLUMN id RESTART WITH 1000000');
  await buildMember(app, { name: 'Near', lat: 51.4, lon: 12.4, session: false });
});
afterAll(() => app.close());

/** Two points just within the corners of a cell, its centre, and a point next to the centre. */
function pointsOf(place: Point): Point[] {
  const { lat, lon } = snapToGrid(place);
  const corners = [-1, 1].map((side) => ({ lat: lat + side * 0.0088, lon: lon + side * 0.013 }));
  const points = [...corners, { lat, lon }, { lat: lat + 0.0003, lon: lon - 0.0004 }];
  for (const point of points) expect(snapToGrid(point)).toEqual({ lat, lon });
  return points;
}

/** All responses that the member and another viewer get after the member moved to a point. */
async function everyResponse(member: BuiltMember, viewer: BuiltMember, point: Point): Promise<unknown[]> {
  const responses: unknown[] = [(await member.client.call(geocode, { query: point })).body];
  responses.push((await member.client.call(putProfile, { body: { place: point } })).body);
  responses.push((await member.client.call(getOwnProfile)).body);
  await member.client.call(like, { body: { id: viewer.id } });
  await wrote(member, viewer);
  for (const [reader, other] of [
    [viewer, member],
    [member, viewer],
  ] as const) {
    responses.push((await reader.client.call(getProfile, { query: { id: other.id } })).body);
    responses.push((await reader.client.call(getLikes)).body, (await reader.client.call(getChats)).body);
    for (const sort of sorts) responses.push((await reader.client.call(searchMembers, { query: { sort } })).body);
    for (const distance of distances) responses.push((await reader.client.call(searchMembers, { query: { distance } })).body);
  }
  return responses;
}

const personalFields: ReadonlySet<string> = new Set(['email', 'conversation', 'client_id', 'request_id', 'last_message']);

/** Removes what differs between any two members, independent of place. */
const comparable = (responses: unknown[], { id }: BuiltMember): string =>
  JSON.stringify(responses, (name, value: unknown) => {
    if (personalFields.has(name)) return name;
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return 'then';
    return value === id ? 'the member' : value;
  });

/** The distinct responses for members at each of the points. Every point gets a new member, who is disabled before the next. */
async function answersAt(points: readonly Point[]): Promise<Set<string>> {
  const viewer = await buildMember(app, { name: 'Viewer', gender: 'man', search_gender: ['woman'] });
  const [answers, secret] = [new Set<string>(), randomUUID()];
  for (const point of points) {
    const member = await buildMember(app, { region: null, town: null, lat: null, lon: null, credits: 50 });
    // Else each of them would be shown elsewhere.
    await app.platform.database.db.updateTable('profiles').set({ place_secret: secret }).where('user_id', '=', member.id).execute();
    const responses = await everyResponse(member, viewer, point);
    expect(JSON.stringify(responses)).not.toMatch(/"(lat|lon|latitude|longitude|cell|km)":/);
    answers.add(comparable(responses, member));
    await viewer.client.call(block, { body: { id: member.id } });
    await app.platform.database.db.updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', member.id).execute();
  }
  return answers;
}

test.each<[string, Point]>([
  ['within a town', { lat: 51.3397, lon: 12.3731 }],
  ['between two towns', { lat: 51.42, lon: 12.17 }],
  ['at a border', { lat: 47.66, lon: 9.18 }],
  ['where a bucket of distances ends', { lat: 51.34 + 25 / 111.2, lon: 12.37 }],
])('no response distinguishes two points of a cell: %s', async (_where, place) => {
  expect((await answersAt(pointsOf(place))).size).toBe(1);
});

test('the comparison detects differences: two towns are distinguished', async () => {
  const points = [
    { lat: 51.3397, lon: 12.3731 },
    { lat: 51.05, lon: 13.74 },
  ];
  expect((await answersAt(points)).size).toBe(2);
});
