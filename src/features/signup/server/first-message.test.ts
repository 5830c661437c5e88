import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activate, getUser } from '#features/account/contract/endpoints.ts';
import { getChat } from '#features/chat/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { chatsOf } from '#tests/support/chat/chat.ts';
import { tokenFor } from '#tests/support/mails.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a message written during signup', () => {
  test('is held for its recipient, costs nothing, and is delivered on activation', async () => {
    const ben = await buildMember(app, { name: 'Ben', credits: 5 });
    const client = app.client();
    const form = signupForm({ profile_id: ben.id, signup_message: '  Hallo Ben!\0 ' });
    const { status, reply } = await client.call(signup, { body: form });
    expect([status, reply.user.credits]).toEqual([200, 5]);
    const chat = (await client.call(getChat, { query: { profile: ben.id } })).reply;
    expect([chat.conversation, chat.messages.map(({ text }) => text)]).toEqual([reply.conversation, ['Hallo Ben!']]);
    const answer = { conversation: chat.conversation, client_id: crypto.randomUUID(), text: 'Hallo' };
    expect([(await ben.client.raw('POST', '/api/chat.php', answer)).status, await chatsOf(ben)]).toEqual([404, []]);

    await app.client().call(activate, { body: { token: await tokenFor(app, form.email) } });
    expect(await chatsOf(ben)).toEqual([
      expect.objectContaining({
        conversation: { id: reply.conversation },
        profile: expect.objectContaining({ id: reply.user.profile.id, name: 'Anna' }),
        num_unread_messages: 1,
        last_message: expect.objectContaining({ text: 'Hallo Ben!' }),
      }),
    ]);
    expect((await ben.client.raw('POST', '/api/chat.php', answer)).status).toBe(200);
    expect((await client.call(getUser)).reply.user.credits).toBe(5);
  });

  test.each([undefined, '', '  \n', '\0', '\u200B'])('is ignored when it has no visible text (%j)', async (text) => {
    const ben = await buildMember(app);
    const body = signupForm({ profile_id: ben.id, ...(text === undefined ? {} : { signup_message: text }) });
    const client = app.client();
    expect((await client.call(signup, { body })).reply.conversation).toBeNull();
    expect((await client.call(getChat, { query: { profile: ben.id } })).reply.messages).toEqual([]);
  });

  test('is ignored without a recipient', async () => {
    expect((await app.client().call(signup, { body: signupForm({ signup_message: 'Hallo' }) })).reply.conversation).toBeNull();
  });

  test('to an unknown, disabled or foreign member is dropped, and the account is created', async () => {
    const others = [{ id: 999_999 }, await buildMember(app, { status: 'not_confirmed' }), await buildMember(app, { host: 'de.localhost' })];
    for (const { id } of others) {
      const client = app.client();
      const { status, reply } = await client.call(signup, { body: signupForm({ profile_id: id, signup_message: 'Hallo' }) });
      expect([status, reply.conversation]).toEqual([200, null]);
      expect((await client.call(getUser)).status).toBe(200);
    }
  });

  test('may be as long as any message, counted in visible characters', async () => {
    const ben = await buildMember(app);
    const form = (signup_message: string) => signupForm({ profile_id: ben.id, signup_message });
    const family = '👨‍👩‍👧‍👦';
    expect((await app.client().call(signup, { body: form(family.repeat(1000)) })).reply.conversation).not.toBeNull();
    const { status, error } = await app.client().call(signup, { body: form(`${family.repeat(1000)}!`) });
    expect([status, error]).toEqual([400, { code: 'message_too_long', params: { field: 'signup_message', max: 1000 } }]);
  });

  test.each(['Schau: https://example.org', 'Schreib mir auf example punkt com'])(
    'with a link is refused as in any message of a new account (%s)',
    async (signup_message) => {
      const ben = await buildMember(app);
      const client = app.client();
      const form = signupForm({ profile_id: ben.id, signup_message });
      const { status, error } = await client.call(signup, { body: form });
      expect([status, error]).toEqual([400, { code: 'links_not_yet', params: { field: 'signup_message', hours: 48 } }]);
      expect((await client.call(getUser)).status).toBe(403);
      expect((await client.call(signup, { body: { ...form, signup_message: 'Hallo Ben' } })).status).toBe(200);
    },
  );

  test.each([
    ['a profile id of the wrong type', { profile_id: 'x' }],
    ['an impossible profile id', { profile_id: 0 }],
    ['a message of the wrong type', { signup_message: 7 }],
    ['a message that is far too long', { signup_message: 'x'.repeat(20_001) }],
    ['a malformed client id', { client_id: 'x' }],
    ['a tracking record of the wrong type', { tracking: 'network' }],
    ['a tracking field that is too long', { tracking: { sub1: 'x'.repeat(101) } }],
  ])('with %s is refused', async (_what, wrong) => {
    const { status, error } = await app.client().raw('POST', '/api/signup.php', { ...signupForm(), ...wrong });
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });
});
