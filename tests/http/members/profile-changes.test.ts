import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login, putUser, restoreUser } from '#features/account/contract/endpoints.ts';
import { deleteUser, putConsent } from '#features/account-settings/contract/endpoints.ts';
import { countMembers, type SearchQuery } from '#features/search/contract/endpoints.ts';
import { changePhoto, deletePhoto } from '#features/photos/contract/endpoints.ts';
import { putProfile } from '#features/profile/contract/endpoints.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { activationOf } from '#tests/support/account/activation.ts';
import { type BuiltMember, buildMember, buildPhoto, builtPassword, type MemberOptions } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { recordProfileChanges } from '#tests/support/profile-changes.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  // Without the poll of the search index, which would find unreported changes in the end.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  app = await createTestApp();
  vi.useRealTimers();
  viewer = await buildMember(app, { country: 'NO' });
});
afterAll(() => app.close());

const countOf = async (query: SearchQuery) => (await viewer.client.call(countMembers, { query })).reply.total;
const build = (options: MemberOptions) => buildMember(app, { region: null, ...options });

describe('the search finds at once', () => {
  test('a changed profile', async () => {
    const { client } = await build({ country: 'DK' });
    expect((await client.call(putProfile, { body: { country: 'SE' } })).status).toBe(200);
    expect([await countOf({ country: 'DK' }), await countOf({ country: 'SE' })]).toEqual([0, 1]);
  });

  test('a profile that is hidden and shown again', async () => {
    const { client } = await build({ country: 'FI' });
    await client.call(putUser, { body: { hide_from_search: true } });
    expect(await countOf({ country: 'FI' })).toBe(0);
    await client.call(putUser, { body: { hide_from_search: false } });
    expect(await countOf({ country: 'FI' })).toBe(1);
  });

  test('a member who activates, deletes and restores the account', async () => {
    const member = await build({ country: 'PL', status: 'not_confirmed' });
    expect(await countOf({ country: 'PL' })).toBe(0);
    await (
      await activationOf(app, member)
    )();
    expect(await countOf({ country: 'PL' })).toBe(1);
    await member.client.call(deleteUser, { body: { password: builtPassword } });
    expect(await countOf({ country: 'PL' })).toBe(0);
    const client = app.client();
    await client.call(login, { body: { email: member.email, password: builtPassword } });
    await client.call(restoreUser);
    expect(await countOf({ country: 'PL' })).toBe(1);
  });

  test('fields that may be shown by consent', async () => {
    const { client } = await build({ country: 'IT', sexuality: 'bisexual' });
    const query: SearchQuery = { country: 'IT', sexuality: ['bisexual'] };
    await client.call(putConsent, { body: { purpose: 'sexuality', granted: true } });
    expect(await countOf(query)).toBe(1);
    await client.call(putConsent, { body: { purpose: 'sexuality', granted: false } });
    expect(await countOf(query)).toBe(0);
  });

  test('a photo that is uploaded, deleted and restored', async () => {
    const member = await build({ country: 'ES' });
    const query: SearchQuery = { country: 'ES', with_photo: true };
    const { id } = (await sendPhoto(member, await photoOf(1))).reply.photo;
    expect(await countOf(query)).toBe(1);
    await member.client.call(deletePhoto, { body: { id } });
    expect(await countOf(query)).toBe(0);
    await member.client.call(changePhoto, { body: { id, deleted: false } });
    expect(await countOf(query)).toBe(1);
  });
});

describe('a change is reported', () => {
  const db = () => app.platform.database.db;
  const now = () => app.platform.clock.now();

  test.each([
    ['a profile', (id: UserId) => sql`UPDATE profiles SET about = 'new' WHERE user_id = ${id}`],
    ['a photo', (id: UserId) => sql`UPDATE photos SET status = 'rejected' WHERE user_id = ${id}`],
    ['a consent', (id: UserId) => sql`INSERT INTO consents VALUES (DEFAULT, ${id}, 'sexuality', true, '1', ${now()})`],
    ['an account and with it all of them', (id: UserId) => sql`DELETE FROM users WHERE id = ${id}`],
  ])('once, whichever statement makes it: of %s', async (_what, change) => {
    const { id } = await build({});
    await buildPhoto(app, id);
    await db().deleteFrom('balances').where('user_id', '=', id).execute();
    const changes = recordProfileChanges(app);
    await change(id).execute(db());
    expect(changes).toEqual([id]);
  });

  test('after the commit and before its caller continues', async () => {
    const { id } = await build({});
    const changes = recordProfileChanges(app);
    await db()
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('profiles').set({ about: 'one' }).where('user_id', '=', id).execute();
        await tx.updateTable('profiles').set({ about: 'other' }).where('user_id', '=', id).execute();
        expect(changes).toEqual([]);
      });
    expect(changes).toEqual([id]);
  });

  test('unless it is only that a member was online', async () => {
    const { id } = await build({});
    const changes = recordProfileChanges(app);
    await db().updateTable('profiles').set({ online_at: now() }).where('user_id', '=', id).execute();
    await db().updateTable('profiles').set({ last_active_at: now(), updated_at: now() }).where('user_id', '=', id).execute();
    expect(changes).toEqual([]);
    await db().updateTable('profiles').set({ last_active_at: now(), name: 'New' }).where('user_id', '=', id).execute();
    expect(changes).toEqual([id]);
  });
});
