import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

/** What a page that the server draws shows of what is new. */
async function shownTo({ client }: BuiltMember): Promise<{ title: string; likes: string; chats: string }> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await app.server.inject({ url: '/settings', headers: { host: 'localhost', cookie } });
  const badgeOf = (href: string) => {
    const link = new RegExp(`<a [^>]*href="${href}"[^>]*>.*?</a>`, 's').exec(body)?.[0] ?? '';
    return /class="count[^"]*">(?:<span[^>]*>)?([^<]*)</.exec(link)?.[1] ?? '';
  };
  return { title: /<title>(?:\((\d+)\) )?/.exec(body)?.[1] ?? '', likes: badgeOf('/likes'), chats: badgeOf('/chats') };
}

const several = (count: number) => Promise.all(Array.from({ length: count }, () => buildMember(app, { paid_user: true, credits: 10 })));
const setStatus = (table: 'users' | 'profiles', { id }: BuiltMember, status: string) =>
  app.platform.database.pool.query(`UPDATE ${table} SET status = $2 WHERE ${table === 'users' ? 'id' : 'user_id'} = $1`, [id, status]);

test('the badges say 99 and then 99+, and the title says the number', async () => {
  const [anna, likers] = [await buildMember(app), await several(100)];
  expect(await shownTo(anna)).toEqual({ title: '', likes: '', chats: '' });
  for (const { client } of likers.slice(1)) await client.call(like, { body: { id: anna.id } });
  expect(await shownTo(anna)).toEqual({ title: '99', likes: '99', chats: '' });
  await likers[0]?.client.call(like, { body: { id: anna.id } });
  expect(await shownTo(anna)).toEqual({ title: '100', likes: '99+', chats: '' });
  // One that is seen is not new any more.
  await anna.client.call(getProfile, { query: { id: likers[0]?.id ?? 0 } });
  expect(await shownTo(anna)).toEqual({ title: '99', likes: '99', chats: '' });
  for (const writer of likers) await write(writer, anna);
  expect(await shownTo(anna)).toEqual({ title: '199', likes: '99', chats: '99+' });
});

// Regression: who was held could not log in any more, but was shown and counted as before.
test('likes and messages of who is blocked, not active or held are not counted, and are again when that ends', async () => {
  const [anna, [blocked, blocker, disabled, held, other]] = [await buildMember(app), await several(5)];
  if (!blocked || !blocker || !disabled || !held || !other) throw new Error('too few were built');
  for (const one of [blocked, blocker, disabled, held, other]) {
    await one.client.call(like, { body: { id: anna.id } });
    await write(one, anna);
  }
  expect(await shownTo(anna)).toEqual({ title: '10', likes: '5', chats: '5' });
  await anna.client.call(block, { body: { id: blocked.id } });
  await blocker.client.call(block, { body: { id: anna.id } });
  await setStatus('profiles', disabled, 'disabled');
  await setStatus('users', held, 'held');
  expect(await shownTo(anna)).toEqual({ title: '2', likes: '1', chats: '1' });
  expect((await anna.client.call(getProfile, { query: { id: held.id } })).status).toBe(404);
  await setStatus('users', held, 'active');
  expect(await shownTo(anna)).toEqual({ title: '4', likes: '2', chats: '2' });
});
