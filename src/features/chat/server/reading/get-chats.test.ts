import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = async (member: BuiltMember, etag?: string) => {
  const { status, headers, body } = await member.client.raw(
    'GET',
    '/api/chats.php',
    undefined,
    etag === undefined ? {} : { 'if-none-match': etag },
  );
  return { status, etag: String(headers['etag']), kept: headers['cache-control'], body };
};

test('the list of conversations is sent only when it has changed, and browsers do not cache it', async () => {
  const [anna, ben] = [await buildMember(app, { credits: 100 }), await buildMember(app, { credits: 100 })];
  await wrote(anna, ben, 'Hallo Ben!');
  const first = await ask(ben);
  expect(first).toMatchObject({ status: 200, kept: 'no-store', etag: expect.stringMatching(/^W\/"/) });
  expect(await ask(ben, first.etag)).toMatchObject({ status: 304, kept: 'no-store', etag: first.etag, body: null });

  await wrote(anna, ben, 'Bist du da?');
  const second = await ask(ben, first.etag);
  expect(second).toMatchObject({ status: 200, body: { chats: [{ num_unread_messages: 2 }] } });
  expect((await ask(ben, second.etag)).status).toBe(304);
  // The ETag covers one member's list: it does not match the list of another member.
  expect((await ask(anna, second.etag)).status).toBe(200);
});
