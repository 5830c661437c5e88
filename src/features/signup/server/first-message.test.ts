import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activate, getUser } from '#features/account/contract/endpoints.ts';
import { getChat } from '#features/chat/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { chatsOf } from '#tests/support/chat.ts';
import { tokenFor } from '#tests/support/mails.ts';
import { signupForm } from '#tests/support/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a message that is written while signing up', () => {
  test('waits for the member it is for, costs nothing, and arrives with the activation', async () => {
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

  test.each([undefined, '', '  \n', '\0', '\u200B'])('of nothing that can be seen (%j) is none', async (text) => {
    const ben = await buildMember(app);
    const body = signupForm({ profile_id: ben.id, ...(text === undefined ? {} : { signup_message: text }) });
    const client = app.client();
    expect((await client.call(signup, { body })).reply.conversation).toBeNull();
    expect((await client.call(getChat, { query: { profile: ben.id } })).reply.messages).toEqual([]);
  });

  test('for nobody is none', async () => {
    expect((await app.client().call(signup, { body: signupForm({ signup_message: 'Hallo' }) })).reply.conversation).toBeNull();
  });

  test('for an unknown, disabled or foreign member is dropped, and the account is made', async () => {
    const others = [{ id: 999_999 }, await buildMember(app, { status: 'not_confirmed' }), await buildMember(app, { host: 'de.localhost' })];
    for (const { id } of others) {
      const client = app.client();
      const { status, reply } = await client.call(signup, { body: signupForm({ profile_id: id, signup_message: 'Hallo' }) });
      expect([status, reply.conversation]).toEqual([200, null]);
      expect((await client.call(getUser)).status).toBe(200);
    }
  });

  test('may be as long as any message, counted as people count', async () => {
    const ben = await buildMember(app);
    const form = (signup_message: string) => signupForm({ profile_id: ben.id, signup_message });
    const family = '👨‍👩‍👧‍👦';
    expect((await app.client().call(signup, { body: form(family.repeat(1000)) })).reply.conversation).not.toBeNull();
    const { status, error } = await app.client().call(signup, { body: form(`${family.repeat(1000)}!`) });
    expect([status, error]).toEqual([400, { code: 'message_too_long', params: { field: 'signup_message', max: 1000 } }]);
  });

  test.each([
    ['a member that is none', { profile_id: 'x' }],
    ['a member that cannot be', { profile_id: 0 }],
    ['a text that is none', { signup_message: 7 }],
    ['a text beyond all measure', { signup_message: 'x'.repeat(20_001) }],
    ['a client id that is none', { client_id: 'x' }],
    ['a tracking record that is none', { tracking: 'network' }],
    ['a tracking record beyond all measure', { tracking: { sub1: 'x'.repeat(101) } }],
  ])('with %s is refused', async (_what, wrong) => {
    const { status, error } = await app.client().raw('POST', '/api/signup.php', { ...signupForm(), ...wrong });
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });
});
