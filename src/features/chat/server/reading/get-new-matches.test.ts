import { afterAll, beforeAll, expect, test } from 'vitest';
import { like, unlike } from '#features/likes/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getNewMatches } from '../../contract/matches.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const likes = (from: BuiltMember, to: BuiltMember) => from.client.call(like, { body: { id: to.id } });
const matchesOf = async ({ client }: BuiltMember) =>
  (await client.call(getNewMatches)).reply.matches.map(({ profile, unseen }) => ({ id: profile.id, unseen }));

test('a match stands there until somebody writes, newest first, and is marked until the like has been seen', async () => {
  const [anna, ben, cleo] = [
    await buildMember(app, { credits: 100 }),
    await buildMember(app, { credits: 100 }),
    await buildMember(app, { credits: 100 }),
  ];
  await likes(anna, ben);
  expect(await matchesOf(ben)).toEqual([]);
  await likes(ben, anna);
  await advanceClock(app, 60);
  await likes(cleo, ben);
  await likes(ben, cleo);
  expect(await matchesOf(ben)).toEqual([
    { id: cleo.id, unseen: false },
    { id: anna.id, unseen: false },
  ]);
  // Whoever likes back has seen the like; the first of the two has not.
  expect(await matchesOf(anna)).toEqual([{ id: ben.id, unseen: true }]);
  await wrote(ben, cleo, 'Hallo Cleo');
  expect(await matchesOf(ben)).toEqual([{ id: anna.id, unseen: false }]);
  expect(await matchesOf(cleo)).toEqual([]);
  await ben.client.call(unlike, { body: { id: anna.id } });
  expect(await matchesOf(ben)).toEqual([]);
  expect(await matchesOf(anna)).toEqual([]);
});

test('a match with somebody who has blocked the viewer is not there', async () => {
  const [anna, ben] = [await buildMember(app), await buildMember(app)];
  await likes(anna, ben);
  await likes(ben, anna);
  expect(await matchesOf(anna)).toHaveLength(1);
  await ben.client.call(block, { body: { id: anna.id } });
  expect(await matchesOf(anna)).toEqual([]);
});

test('nobody has matches before the activation, nor without a login', async () => {
  const [anna, ben] = [await buildMember(app), await buildMember(app, { status: 'not_confirmed' })];
  await likes(anna, ben);
  await likes(ben, anna);
  expect(await matchesOf(ben)).toEqual([]);
  expect((await app.server.inject('/api/new-matches.php')).statusCode).toBe(403);
});
