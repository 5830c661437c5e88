import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { cookieSetBy } from '#tests/support/set-cookies.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getUser, putUser } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The members of whom the search is told from now on. */
function hearProfiles(): string[] {
  const heard: string[] = [];
  app.platform.bus.subscribe(({ channel, payload }) => channel === 'profile' && heard.push(payload));
  return heard;
}

async function changedAt(user: number): Promise<Date | undefined> {
  const { rows } = await app.platform.database.pool.query<{ at: Date }>('SELECT updated_at AS at FROM profiles WHERE user_id = $1', [user]);
  return rows[0]?.at;
}

describe('the switches of the account', () => {
  test('save themselves one by one, and each leaves the others alone', async () => {
    const { client } = await buildMember(app);
    const hidden = (await client.call(putUser, { body: { hide_online: true } })).reply.user;
    expect(hidden.profile).toMatchObject({ hide_online: true, hide_from_search: false });
    expect((await client.call(putUser, { body: { hide_from_search: true } })).reply.user.profile).toMatchObject({
      hide_online: true,
      hide_from_search: true,
    });
    const spoken = await client.call(putUser, { body: { language: 'sv' } });
    expect(spoken.reply.user).toMatchObject({ language: 'sv', profile: { hide_online: true, hide_from_search: true } });
    await client.call(putUser, { body: { hide_online: false } });
    expect((await client.call(getUser)).reply.user).toMatchObject({
      language: 'sv',
      profile: { hide_online: false, hide_from_search: true },
    });
  });

  test('tell the search of a change of who may find the member, and of nothing else', async () => {
    const { id, client } = await buildMember(app);
    app.platform.clock.advance(60);
    const before = app.platform.clock.now();
    const heard = hearProfiles();
    await client.call(putUser, { body: { language: 'fi' } });
    expect(heard).toEqual([]);
    const answer = await client.call(putUser, { body: { hide_from_search: true } });
    expect(heard).toEqual([String(id)]);
    expect((await changedAt(id))?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(cookieSetBy(answer, 'locale')).toBeUndefined();
  });

  test.each([[{}], [{ hide_online: 'yes' }], [{ hide_from_search: 1 }], [{ language: 'xx' }], [[]]])('are refused as %j', async (body) => {
    const { client } = await buildMember(app);
    const answer = await client.raw('PUT', '/api/user.php', body);
    expect([answer.status, answer.error?.code]).toEqual([400, 'invalid_request']);
  });

  test('are these and no others', async () => {
    const { client } = await buildMember(app);
    await client.raw('PUT', '/api/user.php', { operator: true, status: 'deleted', credits: 99, hide_online: true });
    const { user } = (await client.call(getUser)).reply;
    expect(user).toMatchObject({ operator: false, status: 'active', credits: 0, profile: { hide_online: true } });
  });

  test('are nothing for visitors', async () => {
    const { status, body } = await app.client().call(putUser, { body: { hide_online: true } });
    expect([status, body]).toMatchObject([403, { authentication_required: true }]);
  });
});
