import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveFrame } from '#platform/server/live/live-bus-events.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getAutoLike, getLikes, like, unlike } from '../contract/endpoints.ts';

let app: TestApp;
const events: unknown[] = [];
beforeAll(async () => {
  app = await createTestApp();
  app.platform.bus.subscribe(liveFrame, ({ frame }) => events.push(frame));
});
afterAll(() => app.close());

const likes = (from: BuiltMember, to: BuiltMember) => from.client.call(like, { body: { id: to.id } });
const ask = async (member: BuiltMember) => {
  const { status, reply, headers } = await member.client.call(getAutoLike);
  return { status, reply, type: headers['content-type'] };
};
const nothing = { status: 204, reply: null, type: undefined };

describe('the newest unseen like', () => {
  test('is returned as a member with id and main image', async () => {
    const ben = await buildMember(app, { name: 'Ben' });
    const [anna, clara] = [await buildMember(app, { name: 'Anna' }), await buildMember(app, { name: 'Clara' })];
    const photo = await buildPhoto(app, clara.id);
    await likes(anna, ben);
    app.platform.clock.advance(1);
    await likes(clara, ben);
    expect(await ask(ben)).toMatchObject({
      status: 200,
      reply: { id: clara.id, name: 'Clara', main_image: { filename: `${photo}-640.webp`, status: 'active' } },
    });
    await ben.client.call(getProfile, { query: { id: clara.id } });
    expect(await ask(ben)).toMatchObject({ status: 200, reply: { id: anna.id, main_image: null } });
    await ben.client.call(getProfile, { query: { id: anna.id } });
    expect(await ask(ben)).toEqual(nothing);
  });

  test('is missing, without a body, when there are no likes', async () => {
    expect(await ask(await buildMember(app))).toEqual(nothing);
  });

  test('stays the same when requested again, which changes nothing and sends no event', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await likes(anna, ben);
    const before = (await ben.client.call(getLikes)).reply;
    events.length = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ben)));
    expect(new Set(answers.map(({ status, reply }) => `${status} ${reply?.id}`))).toEqual(new Set([`200 ${anna.id}`]));
    expect([(await ben.client.call(getLikes)).reply, events]).toEqual([before, []]);
  });

  test('is never from a member who is blocked, disabled, fictional or removed it', async () => {
    const ben = await buildMember(app);
    const { db } = app.platform.database;
    const [blocked, blocker, held, moved, fickle] = [
      await buildMember(app),
      await buildMember(app),
      await buildMember(app),
      await buildMember(app),
      await buildMember(app),
    ];
    for (const admirer of [blocked, blocker, held, moved, fickle]) await likes(admirer, ben);
    await ben.client.call(block, { body: { id: blocked.id } });
    await blocker.client.call(block, { body: { id: ben.id } });
    await db.updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', held.id).execute();
    await fickle.client.call(unlike, { body: { id: ben.id } });
    expect(await ask(ben)).toMatchObject({ status: 200, reply: { id: moved.id } });
    await db.deleteFrom('likes').where('from_id', '=', moved.id).execute();
    expect(await ask(ben)).toEqual(nothing);

    const fictional = await buildMember(app, { fictional: true });
    expect((await likes(fictional, ben)).error?.code).toBe('not_found');
    expect(await ask(ben)).toEqual(nothing);
  });

  test('needs a login', async () => {
    expect((await app.client().call(getAutoLike)).body).toMatchObject({ authentication_required: true });
  });
});
