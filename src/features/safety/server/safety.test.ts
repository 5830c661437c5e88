import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveFrame } from '#platform/server/live/live-bus-events.ts';
import { getLikes, like } from '#features/likes/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { block, unblock } from '../contract/endpoints.ts';

let app: TestApp;
const events: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  app.platform.bus.subscribe(liveFrame, ({ frame }) => events.push(frame));
});
afterAll(() => app.close());

const pair = async () => [await buildMember(app), await buildMember(app)] as const;

describe('a block', () => {
  test('removes the likes of both for good, and notifies nobody', async () => {
    const [anna, ben] = await pair();
    await anna.client.call(like, { body: { id: ben.id } });
    await ben.client.call(like, { body: { id: anna.id } });
    events.length = 0;
    expect((await anna.client.call(block, { body: { id: ben.id } })).reply).toEqual({ done: true });
    expect(events).toEqual([]);
    await anna.client.call(unblock, { body: { id: ben.id } });
    for (const member of [anna, ben])
      expect((await member.client.call(getLikes)).reply).toEqual({ profiles: [], liked_by: [], likes: [], sent: [], matches: [] });
  });

  test('can be repeated, and so can unblocking', async () => {
    const [anna, ben] = await pair();
    for (const act of [block, block, unblock, unblock])
      expect((await anna.client.call(act, { body: { id: ben.id } })).reply).toEqual({ done: true });
    expect((await ben.client.call(getProfile, { query: { id: anna.id } })).status).toBe(200);
  });

  test('hides the blocker: the blocked member can neither block back nor unblock', async () => {
    const [anna, ben] = await pair();
    await anna.client.call(block, { body: { id: ben.id } });
    for (const act of [block, unblock]) expect((await ben.client.call(act, { body: { id: anna.id } })).error?.code).toBe('not_found');
    expect((await anna.client.call(getProfile, { query: { id: ben.id } })).status).toBe(404);
  });

  test('and a parallel like leave no like behind', async () => {
    for (let i = 0; i < 10; i++) {
      const [anna, ben] = await pair();
      await Promise.all([anna.client.call(block, { body: { id: ben.id } }), ben.client.call(like, { body: { id: anna.id } })]);
      await anna.client.call(unblock, { body: { id: ben.id } });
      expect((await anna.client.call(getLikes)).reply.liked_by).toEqual([]);
    }
  });

  test('of oneself, an unknown, disabled or foreign member is not found', async () => {
    const anna = await buildMember(app);
    const [disabled, foreign] = [await buildMember(app, { status: 'not_confirmed' }), await buildMember(app, { host: 'de.localhost' })];
    for (const other of [anna, { id: 999_999 }, disabled, foreign])
      for (const act of [block, unblock]) expect((await anna.client.call(act, { body: { id: other.id } })).error?.code).toBe('not_found');
  });

  test('needs a login', async () => {
    expect((await app.client().call(block, { body: { id: 1 } })).body).toMatchObject({ authentication_required: true });
  });
});
