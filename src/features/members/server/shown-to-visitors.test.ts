import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { putUser } from '#features/account/contract/endpoints.ts';
import { buildMember, buildPhoto, builtPassword, type BuiltMember, type MemberOptions } from '#tests/support/builders.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getShownToVisitors } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
const ago = (days: number) => new Date(app.platform.clock.now().getTime() - days * day);
const nextHour = () => app.platform.clock.advance(3600);

interface Shown extends MemberOptions {
  readonly photo?: 'pending' | 'active' | null;
  readonly asked?: boolean;
}

/** Somebody whom the index page shows, except for what the options change. */
async function build({ photo = 'active', asked = true, ...options }: Shown): Promise<BuiltMember> {
  const member = await buildMember(app, { last_active_at: ago(1), town: 'Leipzig', ...options });
  if (photo !== null) await buildPhoto(app, member.id, photo);
  if (asked) await member.client.call(putUser, { body: { show_to_visitors: true } });
  // Their own call counts as activity.
  await app.platform.database.db
    .updateTable('profiles')
    .set({ last_active_at: options.last_active_at ?? ago(1) })
    .where('user_id', '=', member.id)
    .execute();
  return member;
}

async function namesShown(gender?: ('woman' | 'man' | 'non_binary')[], host?: string): Promise<string[]> {
  const client = host === undefined ? app.client() : app.client({ host });
  const { reply } = await client.call(getShownToVisitors, { query: gender === undefined ? {} : { gender } });
  return reply.members.map(({ name }) => name).toSorted();
}

describe('the members on the index page', () => {
  test('are those who want to be seen, have an approved photo and were here within 7 days', async () => {
    await build({ name: 'Anna', gender: 'woman' });
    await build({ name: 'Bela', gender: 'man' });
    await build({ name: 'Never asked', gender: 'woman', asked: false });
    await build({ name: 'No photo', gender: 'woman', photo: null });
    await build({ name: 'Photo waits', gender: 'woman', photo: 'pending' });
    await build({ name: 'Away', gender: 'woman', last_active_at: ago(8) });
    await build({ name: 'Invented', gender: 'woman', fictional: true });
    nextHour();
    expect(await namesShown()).toEqual(['Anna', 'Bela']);
    expect(await namesShown(['man'])).toEqual(['Bela']);
    expect(await namesShown(['non_binary'])).toEqual([]);
  });

  test('show first name, age, town and one photo, and nothing else', async () => {
    const { members } = (await app.client().call(getShownToVisitors, { query: { gender: ['man'] } })).reply;
    expect(members.map((member) => Object.keys(member).toSorted())).toEqual([['age', 'gender', 'id', 'main_image', 'name', 'town']]);
    expect(members[0]).toMatchObject({ name: 'Bela', town: 'Leipzig', main_image: { status: 'active', locked: false } });
  });

  test.for([
    ['switches it off', (member: BuiltMember) => member.client.call(putUser, { body: { show_to_visitors: false } })],
    ['hides from search', (member: BuiltMember) => member.client.call(putUser, { body: { hide_from_search: true } })],
    ['hides when they were here', (member: BuiltMember) => member.client.call(putUser, { body: { hide_online: true } })],
    ['is deactivated', (member: BuiltMember) => disable(member)],
    ['is deleted', (member: BuiltMember) => remove(member)],
    ['takes the photo back', (member: BuiltMember) => takePhoto(member)],
  ] as const)('miss at once who %s', async ([, leave]) => {
    const member = await build({ name: 'Cleo', gender: 'non_binary' });
    nextHour();
    expect(await namesShown(['non_binary'])).toEqual(['Cleo']);
    await leave(member);
    expect(await namesShown(['non_binary'])).toEqual([]);
    await disable(member);
  });

  test('stay the same for an hour, and are at most three', async () => {
    for (const name of ['Dora', 'Ella', 'Fine', 'Gesa', 'Hedi']) await build({ name, gender: 'woman' });
    nextHour();
    const first = await namesShown(['woman']);
    expect(first).toHaveLength(3);
    await build({ name: 'Ida', gender: 'woman' });
    expect(await namesShown(['woman'])).toEqual(first);
  });

  test('live in the country of most members, while it has enough', async () => {
    for (const name of ['Abroad', 'Farther', 'Farthest']) await build({ name, gender: 'woman', country: 'PL' });
    nextHour();
    expect((await namesShown(['woman'])).filter((name) => /Abroad|Far/.test(name))).toEqual([]);
  });

  test('belong to the site', async () => {
    nextHour();
    expect(await namesShown(undefined, 'de.localhost')).toEqual([]);
  });
});

const disable = ({ id }: BuiltMember) =>
  app.platform.database.db.updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', id).execute();
const takePhoto = ({ id }: BuiltMember) =>
  app.platform.database.db.updateTable('photos').set({ deleted_at: app.platform.clock.now() }).where('user_id', '=', id).execute();
const remove = (member: BuiltMember) => member.client.call(deleteUser, { body: { password: builtPassword } });

test('nobody is shown where only members may search', async () => {
  await build({ name: 'Zoe', gender: 'woman' });
  nextHour();
  expect((await namesShown()).length).toBeGreaterThan(0);
  await changeSettings(app, { logged_out_search: 'none' });
  expect(await namesShown()).toEqual([]);
});
