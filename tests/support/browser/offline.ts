import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { expect, visit } from './browser.ts';
import { type Account, newAccount } from './account.ts';
import { siteAddress } from './address.ts';

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: chat.composer.label, exact: true });
export const thread = (page: Page): Locator => page.getByRole('log');

/** The caches of the service worker and the paths in them, as far as a page can read them. */
export const cached = (page: Page): Promise<{ names: string[]; addresses: string[] }> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return { names, addresses: addresses.flat() };
  });

/** Until a path that matches is in a cache, for each of these. */
export async function untilCached(page: Page, ...needed: RegExp[]): Promise<void> {
  for (const one of needed) {
    // eslint-disable-next-line no-await-in-loop -- One after the other says which is missing.
    await expect.poll(async () => (await cached(page)).addresses.some((address) => one.test(address)), { message: String(one) }).toBe(true);
  }
}

interface Fixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
}

interface OpenConversation {
  readonly member: Account;
  readonly partner: Account;
  readonly path: string;
  /** The texts of its messages on the server. */
  readonly stored: () => Promise<string[]>;
}

/** Two members who can write to each other, and the conversation open in the page of the first, under its own address. */
export async function openConversation({ page, context, browser }: Fixtures, name: string): Promise<OpenConversation> {
  const member = await newAccount(context, name);
  const granted = await context.request.post('/dev/grant', { data: { email: member.email, credits: 50, paid_user: true } });
  expect(granted.status()).toBe(200);
  const other = await browser.newContext({ baseURL: siteAddress });
  const partner = await newAccount(other, 'Veit');
  await other.close();
  const sent = await context.request.post('/api/chat.php', {
    data: { profile: partner.id, client_id: randomUUID(), text: 'Erste Nachricht' },
  });
  const { conversation } = (await sent.json()) as { conversation: number };
  const path = `/chats/${conversation}`;
  await visit(page, path);
  await expect(thread(page).getByText('Erste Nachricht')).toBeVisible();
  const stored = async () => {
    const response = await context.request.get(`/api/chat.php?profile=${partner.id}`);
    const { messages } = (await response.json()) as { messages: { text: string }[] };
    return messages.map(({ text }) => text);
  };
  return { member, partner, path, stored };
}

/** In the stored queries: a conversation itself. The list of conversations contains only its newest message. */
export const cachedConversation = '"queryKey":["chat",';

/** Until everything that a page needs without a connection is stored, and the stored queries contain this text. */
export async function untilReady(page: Page, text: string): Promise<void> {
  await untilCached(page, /^\/app-shell\/de$/, /^\/kept\/known$/);
  const known = () => page.evaluate(async () => JSON.stringify(await (await caches.match('/kept/known'))?.json()));
  await expect.poll(async () => (await known()).includes(text)).toBe(true);
}
