import type { APIRequestContext } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import { messages as chat } from '#features/chat/messages/de.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { expect, shareSession, test } from './engine-test.ts';

const text = 'Nur von Anna.';

// Regression: what A wrote on a page that was still open went out under the name of B, who had logged in meanwhile.
test('a page of another member than the one who is logged in begins anew, sends nothing and keeps what was written for its own', async ({
  reader,
  api,
  playwright,
}) => {
  const other = await playwright.request.newContext({ baseURL: siteAddress });
  const deniz = await newAccount({ request: other }, 'Deniz');
  await other.get('/api/logout.php');
  const anna = await newAccount({ request: api }, 'Anna');
  await newAccount({ request: other }, 'Berta');
  /** The browser has the session of a login in another of its windows. */
  const enter = async (from: APIRequestContext) => {
    const { value } = (await from.storageState()).cookies.find(({ name }) => name === 'auth') ?? { value: '' };
    await reader.engine.driver.manage().addCookie({ name: 'auth', value, httpOnly: true, path: '/' });
  };
  const composer = () => reader.find('textbox', chat.composer.label);
  const typed = async () => reader.engine.driver.executeScript<string>('return arguments[0].value', await composer());

  await shareSession(reader, api);
  await reader.open(`/members/${deniz.id}/chat`);
  await reader.write(chat.composer.label, text);
  await enter(other);
  await api.get('/api/logout.php');
  await reader.engine.driver.executeScript('window.isFormer = true');
  await (await composer()).sendKeys(Key.RETURN);
  await expect.poll(() => reader.engine.driver.executeScript<boolean>('return window.isFormer !== true'), { timeout: 30_000 }).toBe(true);
  await reader.untilHydrated();
  expect(await typed()).toBe('');
  expect(await reader.text()).not.toContain(text);
  const { chats } = (await (await other.get('/api/chats.php')).json()) as { chats: object[] };
  expect(chats).toEqual([]);

  const { email, password } = anna;
  expect((await api.post('/api/user.php', { data: { email, password } })).status()).toBe(200);
  await enter(api);
  await reader.open(`/members/${deniz.id}/chat`);
  // As a message that was not sent: as a draft it could be sent twice.
  await expect.poll(() => reader.text(), { timeout: 30_000 }).toContain(text);
  expect(await typed()).toBe('');
  await other.dispose();
});
