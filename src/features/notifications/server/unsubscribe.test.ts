import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { subscribePush, unsubscribePush } from '#features/push/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { mailsAfter, subjectsAfter } from '#tests/support/notifications.ts';
import { openPushService } from '#tests/support/doubles/push-service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getNotificationSettings, getUnsubscription, putNotificationSettings, resubscribe, unsubscribe } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const writer = (): Promise<BuiltMember> => buildMember(app, { name: 'Lena', credits: 10 });

/** A member with a mail about a new conversation, and its unsubscribe links. */
async function mailed() {
  const anna = await buildMember(app, { email: `anna-${randomUUID()}@built.test` });
  await wrote(await writer(), anna);
  const [mail] = await mailsAfter(app, anna, 3);
  const page = mail?.links.find((link) => link.includes('/u-')) ?? '';
  const header = mail?.headers?.['List-Unsubscribe'] ?? '';
  return { anna, mail, page, url: header.replace(/^<http:\/\/localhost:3000(.*)>$/, '$1'), token: page.split('/u-')[1] ?? '' };
}

const settingsOf = async ({ client }: BuiltMember) => (await client.call(getNotificationSettings)).reply.settings;

/** Posts as a mail provider does: no cookie, no origin, the form of RFC 8058. */
const post = (url: string, type: string, payload: string) =>
  app.server.inject({ method: 'POST', url, headers: { host: 'localhost', 'content-type': type }, payload });
const multipart = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

describe('one click', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=b', multipart],
  ])('posted as %s ends mails of that type, and repeating it changes nothing', async (type, body) => {
    const { anna, mail, url } = await mailed();
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    for (let time = 0; time < 2; time++) {
      const response = await post(url, type, body);
      expect([response.statusCode, response.json()]).toEqual([200, { done: true }]);
    }
    const { new_conversations, new_messages } = await settingsOf(anna);
    expect([new_conversations, new_messages]).toEqual([
      { mail: false, push: true },
      { mail: true, push: true },
    ]);
    await wrote(await writer(), anna);
    expect(await subjectsAfter(app, anna, 60 * 60)).toHaveLength(1);
  });

  test('makes the type one that is disabled, as the switch does, and takes that back', async () => {
    const { anna, token } = await mailed();
    const disabled = async () => (await anna.client.call(getUser)).reply.user.notifications_disabled;
    await anna.client.call(putNotificationSettings, { body: { type: 'new_conversations', push: false } });
    expect(await disabled()).toEqual([]);
    await app.client().call(unsubscribe, { query: { token } });
    expect(await disabled()).toEqual(['new_conversations']);
    await app.client().call(resubscribe, { query: { token } });
    expect(await disabled()).toEqual([]);
  });

  // Regression: without a browser that gets pushes the type still counted as one that comes by push.
  test('disables the type for whom no browser gets pushes, and for whom another one does not any more', async () => {
    const { anna, token } = await mailed();
    const disabled = async () => [
      (await anna.client.call(getUser)).reply.user.notifications_disabled,
      (await anna.client.call(getNotificationSettings)).reply.notifications_disabled,
    ];
    await app.client().call(unsubscribe, { query: { token } });
    expect(await disabled()).toEqual([['new_conversations'], ['new_conversations']]);
    const service = await openPushService();
    const { subscription } = service.browser();
    await service.close();
    await anna.client.call(subscribePush, { query: { push: '1' }, body: { subscription } });
    expect(await disabled()).toEqual([[], []]);
    await anna.client.call(unsubscribePush);
    expect(await disabled()).toEqual([['new_conversations'], ['new_conversations']]);
  });

  test('on the link itself changes nothing, since mail scanners follow links', async () => {
    const { anna, token } = await mailed();
    const { reply } = await app.client().call(getUnsubscription, { query: { token } });
    expect(reply).toEqual({ type: 'new_conversations', email: 'a…@built.test', subscribed: true });
    expect((await settingsOf(anna)).new_conversations.mail).toBe(true);
  });

  test('can be undone', async () => {
    const { anna, token } = await mailed();
    const client = app.client();
    await client.call(unsubscribe, { query: { token } });
    expect((await client.call(getUnsubscription, { query: { token } })).reply.subscribed).toBe(false);
    await client.call(resubscribe, { query: { token } });
    await client.call(resubscribe, { query: { token } });
    expect((await settingsOf(anna)).new_conversations).toEqual({ mail: true, push: true });
  });
});

describe('a forged link', () => {
  test('is refused, and so is the link of an account that is gone', async () => {
    const { anna, token } = await mailed();
    const [user = '', , signature = ''] = Buffer.from(token, 'base64url').toString().split('.');
    const forged = Buffer.from(`${user}.like.${signature}`).toString('base64url');
    const refused = async (given: string) => {
      for (const endpoint of [getUnsubscription, unsubscribe, resubscribe]) {
        const { status, error } = await app.client().call(endpoint, { query: { token: given } });
        expect([status, error?.code]).toEqual([410, 'link_invalid']);
      }
    };
    for (const wrong of [forged, 'x', `${token}x`.replace(/^../, 'AA'), '….', Buffer.from('1.like').toString('base64url')])
      await refused(wrong);
    await app.platform.database.db.deleteFrom('users').where('id', '=', anna.id).execute();
    await refused(token);
  });
});
