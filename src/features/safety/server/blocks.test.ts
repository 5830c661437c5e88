import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { block, getBlocks, unblock } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const blocksOf = async (member: BuiltMember) => (await member.client.call(getBlocks)).reply.profiles;
const act = (member: BuiltMember, other: BuiltMember, endpoint: typeof block | typeof unblock = block) =>
  member.client.call(endpoint, { body: { id: other.id } });

describe('the blocked members', () => {
  test('are listed with name and main photo, newest first, only for the member who blocked them', async () => {
    const [anna, ben, carl] = [await buildMember(app), await buildMember(app, { name: 'Ben' }), await buildMember(app, { name: 'Carl' })];
    await buildPhoto(app, ben.id, 'pending');
    const photo = await buildPhoto(app, ben.id);
    await act(anna, ben);
    app.platform.clock.advance(60);
    await act(anna, carl);
    const blocks = await blocksOf(anna);
    expect(blocks.map(({ id, name }) => [id, name])).toEqual([
      [carl.id, 'Carl'],
      [ben.id, 'Ben'],
    ]);
    expect(blocks.map(({ main_image }) => main_image?.filename ?? null)).toEqual([null, `${photo}-640.webp`]);
    expect(Object.keys(blocks[0] ?? {}).toSorted()).toEqual(['blocked_at', 'id', 'main_image', 'name']);
    expect(Date.parse(blocks[0]?.blocked_at ?? '')).toBeGreaterThan(Date.parse(blocks[1]?.blocked_at ?? ''));
    expect([await blocksOf(ben), await blocksOf(carl)]).toEqual([[], []]);
  });

  test('leave the list when unblocked, and stay when the blocked member blocks back', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await act(anna, ben);
    await act(ben, anna);
    expect((await blocksOf(anna)).length).toBe(1);
    await act(anna, ben, unblock);
    expect(await blocksOf(anna)).toEqual([]);
  });

  test('leave the list when deleted, and return when the account is restored', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await act(anna, ben);
    const set = (status: string) =>
      app.platform.database.pool.query('UPDATE profiles SET status = $2 WHERE user_id = $1', [ben.id, status]);
    await set('disabled');
    expect(await blocksOf(anna)).toEqual([]);
    await set('active');
    expect((await blocksOf(anna)).length).toBe(1);
  });

  test('need a login', async () => {
    expect((await app.client().call(getBlocks)).body).toMatchObject({ authentication_required: true });
  });
});
