import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { activationOf } from '#tests/support/account/activation.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write, wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const newcomer = () => buildMember(app, { status: 'not_confirmed', name: 'Paula', credits: 5 });
async function done({ client }: BuiltMember): Promise<string> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return (await app.server.inject({ url: '/activate/done', headers: { host: 'localhost', cookie } })).body;
}

test('after the activation the server shows the message that waited and leads to its conversation', async () => {
  const [paula, marcel] = [await newcomer(), await buildMember(app, { name: 'Marcel', credits: 50 })];
  const { conversation } = await wrote(paula, marcel, 'Nach <b>welchem</b> Rezept?');
  expect(await done(paula)).toContain(account.activate.waitingTitle);
  await (
    await activationOf(app, paula)
  )();
  const page = await done(paula);
  expect(page).toContain('Deine Nachricht an Marcel ist angekommen.');
  expect(page).toContain('Nach &lt;b&gt;welchem&lt;/b&gt; Rezept?');
  expect(page).toContain(`href="/chats/${conversation}"`);
});

test('where the other one has written last, no message is said to have arrived', async () => {
  const [paula, marcel] = [await newcomer(), await buildMember(app, { name: 'Marcel', credits: 50 })];
  await wrote(paula, marcel, 'Hallo');
  await (
    await activationOf(app, paula)
  )();
  await write(marcel, paula, 'Hallo Paula');
  expect(await done(paula)).not.toContain('ist angekommen.');
});

test('without a message the server welcomes by name', async () => {
  const paula = await newcomer();
  await (
    await activationOf(app, paula)
  )();
  const page = await done(paula);
  expect(page).toContain('Du bist dabei, Paula.');
  expect(page).not.toContain('ist angekommen.');
});
