import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { login, restoreUser } from '#features/account/contract/endpoints.ts';
import { getChats } from '#features/chat/contract/chats.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { eraseAgain, readOutlasting } from '#platform/server/backup/outlasting-repo.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const leave = ({ client }: BuiltMember) => client.call(deleteUser, { body: { password: builtPassword } });

async function comeBack({ email }: BuiltMember): Promise<void> {
  const client = app.client();
  await client.call(login, { body: { email, password: builtPassword } });
  expect((await client.call(restoreUser)).status).toBe(200);
}

/** What a restored database still knows of members who deleted their accounts after its time, or took a deletion back. */
async function forget(left: BuiltMember, back: BuiltMember): Promise<void> {
  const { pool } = app.platform.database;
  await pool.query(`UPDATE users SET status = 'active', deleted_from = NULL, deleted_at = NULL WHERE id = $1`, [left.id]);
  await pool.query(`UPDATE users SET status = 'deleted', deleted_from = 'active', deleted_at = now() WHERE id = $1`, [back.id]);
  await pool.query(
    `UPDATE profiles SET status = CASE user_id WHEN $1 THEN 'active' ELSE 'disabled' END, updated_at = $3 WHERE user_id IN ($1, $2)`,
    [left.id, back.id, app.platform.clock.now()],
  );
  await pool.query('TRUNCATE erasures');
}

test('members who are erased again are seen by nobody, and those who took it back are seen again', async () => {
  const viewer = await buildMember(app);
  const man: Parameters<typeof buildMember>[1] = { gender: 'man', search_gender: ['woman'], credits: 50 };
  const [left, back] = [await buildMember(app, man), await buildMember(app, man)];
  await wrote(left, viewer);
  await leave(left);
  await leave(back);
  await comeBack(back);
  const { connection } = app.platform.database;
  const { erasures = [] } = (await readOutlasting(connection, 30)) ?? {};
  await forget(left, back);
  const seen = async () => ({
    isFound: (await viewer.client.call(searchMembers, { query: {} })).reply.profiles.some(({ id }) => id === left.id),
    visible: (
      await app.platform.database.pool.query<{ id: number }>('SELECT user_id AS id FROM visible_members WHERE viewer_id = $1', [viewer.id])
    ).rows.map(({ id }) => id),
    pages: await Promise.all([left, back].map(async ({ id }) => (await viewer.client.call(getProfile, { query: { id } })).status)),
    chats: (await viewer.client.call(getChats)).reply.chats.length,
  });
  expect(await seen()).toEqual({ isFound: true, visible: [left.id], pages: [200, 404], chats: 1 });

  for (const accounts of [1, 0]) {
    expect(await eraseAgain(connection, erasures)).toEqual({ accounts, photos: 0 });
    expect(await seen()).toEqual({ isFound: false, visible: [back.id], pages: [404, 200], chats: 0 });
  }
});
