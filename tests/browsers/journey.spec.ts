import type { APIRequestContext } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as picks } from '#features/daily-picks/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { messages as photos } from '#features/photos/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { linksOfMail } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { creditsOf, sandbox } from '#tests/support/browser/shop.ts';
import { newStranger } from '#tests/support/browser/journey.ts';
import { expect, shareSession, test } from './engine-test.ts';
import type { Reader } from './reader.ts';

const photo = 'demo/photos/place-sea.webp';
const phone = [360, 780] as const;

test('a visitor looks at people, signs up, activates by mail and writes the first message', async ({ reader, api, playwright }) => {
  const stranger = newStranger('Mara');
  await reader.engine.resize(...phone);
  await reader.open('/members?gender=man&country=DE');
  await reader.find('heading', /^\d+ /);
  expect(await reader.count('.member-card')).toBeGreaterThan(3);

  await reader.open('/');
  await reader.click('link', signup.searchGender.man);
  await reader.isAt(/search_gender=man/);
  await reader.click('link', signup.opener.signup);
  await reader.tick('radio', signup.gender.woman);
  await reader.write(signup.name.name, stranger.name);
  await reader.write(signup.name.email, stranger.email);
  await reader.click('button', signup.form.next);
  await reader.write('Tag', '14');
  await reader.write('Monat', '03');
  await reader.write('Jahr', '1990');
  await reader.click('button', signup.form.next);
  await reader.write(signup.password.password, stranger.password);
  await reader.tick('checkbox', signup.consent.terms.replaceAll(/<\/?\w+>/g, ''));
  await reader.click('button', signup.form.submit);

  // With a photo, and no other answers.
  await reader.find('heading', signup.photo.title);
  await reader.attach('.signup input[type=file][multiple]', photo);
  await reader.click('button', photos.editor.use);
  await reader.sees('1 von 3 Fotos');
  await reader.click('button', signup.form.next);
  for (const { title } of [signup.sentence, signup.wish]) {
    await reader.find('heading', title);
    await reader.click('button', signup.form.next);
  }
  await reader.find('heading', signup.place.title);
  await reader.click('button', signup.form.done);
  await reader.find('heading', signup.mail.title);

  const [link] = await linksOfMail({ request: api }, stranger.email);
  await reader.open(link ?? '');
  await reader.click('button', account.login.codeSubmit);
  await reader.isAt(/\/activate\/done$/);
  await reader.click('link', picks.title);
  await reader.isAt(/\/members/);

  const other = await playwright.request.newContext({ baseURL: siteAddress });
  const partner = await newAccount({ request: other }, 'Veit');
  await reader.open(`/members/${partner.id}/chat`);
  await write(reader, 'Hallo Veit! Warst du schon am Meer?');
  await expect.poll(() => messagesOf(other)).toEqual(['Hallo Veit! Warst du schon am Meer?']);
  await other.dispose();
});

test('a member likes, matches, chats live with an image, swipes and adds a photo', async ({ reader, api, playwright }) => {
  const other = await playwright.request.newContext({ baseURL: siteAddress });
  const [member, partner] = [await newAccount({ request: api }, 'Runa'), await newAccount({ request: other }, 'Kolja')];
  await api.post('/dev/grant', { data: { email: member.email, credits: 20, paid_user: true } });
  await reader.engine.resize(...phone);
  await shareSession(reader, api);

  // The match is shown when the other likes back, without a reload.
  await reader.open(`/members/${partner.id}`);
  await reader.click('button', /^Kolja gefällt mir|gefällt mir$/);
  await expect.poll(() => likesOf(other)).toEqual([member.id]);
  expect((await other.post('/api/like.php', { data: { id: member.id } })).status()).toBe(200);
  await reader.sees(/Ihr mögt euch/);
  await reader.open('/likes/matches');
  await reader.sees('Kolja');

  await reader.open(`/members/${partner.id}/chat`);
  await write(reader, 'Schau mal:');
  await reader.attach('input[type=file]', photo);
  await reader.sees(/2 Credits/);
  await reader.click('button', new RegExp(`^${chat.composer.send}`));
  await reader.find('button', chat.image.openMine);
  await answer(other, member.id, 'Oh, ist das die Ostsee?');
  await reader.sees('Oh, ist das die Ostsee?');

  await reader.open('/swipe-game');
  const left = async () => ((await (await api.get('/api/swipe.php')).json()) as { likes_left: number }).likes_left;
  const before = await left();
  await reader.click('button', /gefällt mir/);
  await expect.poll(left).toBe(before - 1);

  await reader.open('/profile');
  await reader.attach('input[type=file][multiple]', 'demo/photos/place-market.webp');
  await reader.click('button', photos.editor.use);
  await expect.poll(() => reader.count('img[alt="Dein Foto 1 von 1"]')).toBe(1);
  await other.dispose();
});

test('a member buys credits in the sandbox', async ({ reader, api }) => {
  await newAccount({ request: api }, 'Mara');
  const before = await creditsOf(api);
  await reader.engine.resize(...phone);
  await shareSession(reader, api);
  await reader.open('/credits');
  await reader.click('link', orders.shop.next);
  await reader.tick('radio', /Kreditkarte|Karte/);
  await reader.tick('checkbox', /sofort/);
  await reader.click('button', orders.checkout.buy);
  await reader.isAt(/\/sandbox\/pay\//);
  await reader.click('button', sandbox.pay);
  await reader.isAt(/\/transactions\/\d+/);
  await reader.find('heading', /100 Credits/);
  expect(await creditsOf(api)).toBe(before + 100);
});

/** Writes a message and sends it by the keyboard. */
async function write(reader: Reader, text: string): Promise<void> {
  const composer = await reader.write(chat.composer.label, text);
  await composer.sendKeys(Key.RETURN);
  await reader.sees(text);
}

/** The members who like the caller. */
async function likesOf(request: APIRequestContext): Promise<number[]> {
  const { liked_by } = (await (await request.get('/api/likes.php')).json()) as { liked_by: { id: number }[] };
  return liked_by.map(({ id }) => id);
}

async function messagesOf(request: APIRequestContext): Promise<string[]> {
  const { chats } = (await (await request.get('/api/chats.php')).json()) as { chats: { last_message: { text: string } }[] };
  return chats.map(({ last_message }) => last_message.text);
}

async function answer(request: APIRequestContext, to: number, text: string): Promise<void> {
  const sent = await request.post('/api/chat.php', { data: { profile: to, client_id: crypto.randomUUID(), text } });
  expect(sent.status(), await sent.text()).toBe(200);
}
