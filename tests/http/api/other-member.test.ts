import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as common } from '#platform/messages/de.ts';
import { isForStaff } from '#platform/contract/endpoint.ts';
import { memberField, memberHeader } from '#platform/contract/http/named-member.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { getUser, logout } from '#features/account/contract/endpoints.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { getNotificationSettings } from '#features/notifications/contract/endpoints.ts';
import { buildMember, type BuiltMember } from '#tests/support/builders.ts';
import { chatsOf, wrote } from '#tests/support/chat/chat.ts';
import { mailsAfter } from '#tests/support/notifications.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

// Regression: the cookie alone said who acts. With A's conversation open in one window and B logged in in another, what was
// written in the first went out under B's name and at B's cost.

let app: TestApp;
/** Whose page is open, who is logged in by now, and to whom the page writes. */
let shown: BuiltMember;
let member: BuiltMember;
let other: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  [shown, member, other] = [
    await buildMember(app, { credits: 50 }),
    await buildMember(app, { name: 'Ben', credits: 50 }),
    await buildMember(app, { name: 'Clara' }),
  ];
});
afterAll(() => app.close());

const naming = (id: number | string) => ({ [memberHeader]: String(id) });

/** A checksum of every table. */
async function everything(): Promise<Record<string, string>> {
  const { pool } = app.platform.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const sums = tables.map(async ({ name }): Promise<[string, string]> => {
    const { rows } = await pool.query<{ sum: string }>(
      `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS sum FROM ${name} t`,
    );
    return [name, rows[0]?.sum ?? ''];
  });
  return Object.fromEntries(await Promise.all(sums));
}

describe('a call that names another member than the one who is logged in', () => {
  test('is refused by every endpoint, reads too, and changes nothing', async () => {
    const before = await everything();
    for (const { endpoint } of app.features.routes) {
      const { access, method, path, flag, rawBody, anyHost } = endpoint;
      // About no site, so nobody is logged in there.
      if (anyHost) continue;
      // No member may know of them, whoever is named.
      const expected = isForStaff(access) ? [404, 'not_found'] : [409, 'other_member'];
      const headers = { ...naming(shown.id), ...(rawBody && { 'content-type': 'text/plain' }) };
      const body = method === 'GET' ? undefined : rawBody ? '{}' : {};
      const { status, error } = await member.client.raw(method, `/api/${path}${flag ? `?${flag}=1` : ''}`, body, headers);
      expect([method, path, status, error?.code]).toEqual([method, path, ...expected]);
    }
    const after = await everything();
    const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
    // Jobs that run by themselves.
    expect(changed.filter((table) => table !== 'repeated_jobs')).toEqual([]);
  });

  test('is refused with a body that would be stored, for whom it is meant', async () => {
    const body = { profile: other.id, client_id: '0b6d2f43-2ab1-4b5c-8e86-7a1a0c1f6f11', text: 'Nur von mir' };
    const url = `/api/${sendMessage.path}`;
    expect((await member.client.raw('POST', url, body, naming(shown.id))).status).toBe(409);
    expect([await chatsOf(other), (await member.client.call(getUser)).reply.user.credits]).toEqual([[], 50]);
    expect((await shown.client.raw('POST', url, body, naming(shown.id))).status).toBe(200);
    expect((await chatsOf(other)).map(({ profile }) => profile.id)).toEqual([shown.id]);
  });

  test('does not end the session of the one who is logged in', async () => {
    expect((await member.client.raw(logout.method, `/api/${logout.path}`, undefined, naming(shown.id))).status).toBe(409);
    expect((await member.client.call(getUser)).status).toBe(200);
  });

  test.each(['0', '-1', 'x', '1, 2', '00000'])('is refused where the name is none: %s', async (name) => {
    expect((await member.client.raw('GET', `/api/${getUser.path}`, undefined, naming(name))).error?.code).toBe('other_member');
  });
});

describe('a call', () => {
  test('that names who is logged in, or nobody, acts for them', async () => {
    for (const headers of [naming(member.id), naming(''), {}]) {
      const { status, reply } = await member.client.raw('GET', `/api/${getUser.path}`, undefined, headers);
      expect([status, reply]).toMatchObject([200, { user: { profile: { id: member.id } } }]);
    }
  });

  test('of a page whose session has ended is that of a visitor, who has to log in', async () => {
    const visitor = app.client();
    const { status, error } = await visitor.raw('GET', `/api/${getUser.path}`, undefined, naming(shown.id));
    expect([status, error?.code]).toEqual([403, 'authentication_required']);
    expect((await visitor.raw('GET', `/api/${getSettings.path}`, undefined, naming(shown.id))).status).toBe(200);
  });
});

test('a form that was sent without script and names another member says so, and does nothing', async () => {
  await wrote(member, shown);
  const [mail] = await mailsAfter(app, shown, 3);
  const url = `/unsubscribe/${mail?.links.find((link) => link.includes('/u-'))?.split('/u-')[1]}`;
  const send = (named: BuiltMember, as: BuiltMember) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        cookie: `auth=${as.client.cookies.get('auth')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ off: 'yes', [memberField]: String(named.id) }).toString(),
    });
  const { body: page } = await app.server.inject({
    url,
    headers: { host: 'localhost', cookie: `auth=${shown.client.cookies.get('auth')}` },
  });
  expect(page).toContain(`<input type="hidden" name="${memberField}" value="${shown.id}"/>`);
  const settings = async () => (await shown.client.call(getNotificationSettings)).reply;
  const before = await settings();
  const refused = await send(shown, member);
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining(common.errors.other_member)]);
  expect(await settings()).toEqual(before);
  expect((await send(shown, shown)).statusCode).toBe(303);
  expect(await settings()).not.toEqual(before);
});
