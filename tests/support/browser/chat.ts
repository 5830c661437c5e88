import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { messages as chat } from '#features/chat/messages/de.ts';
import { expect, visit } from './browser.ts';
import { newAccount, otherBrowser } from './account.ts';

export const composer = (page: Page) => page.getByRole('textbox', { name: chat.composer.label, exact: true });
export const thread = (page: Page) => page.getByRole('log');
export const named = (text: string, name: string) => text.replaceAll('{name}', name);

export async function grant(page: Page, email: string): Promise<void> {
  const response = await page.request.post('/dev/grant', { data: { email, credits: 50, paid_user: true } });
  expect(response.status()).toBe(200);
}

export const image = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#7799cc' } })
    .jpeg()
    .toBuffer();

/** A sender with credits, in a conversation with somebody who has never written. */
export async function openChat({ page, context, browser, watched }: Parties, names: readonly [string, string]) {
  const sender = await newAccount(context, names[0]);
  await grant(page, sender.email);
  const other = await otherBrowser(browser, watched);
  const partner = await newAccount(other.context, names[1]);
  await visit(page, `/members/${partner.id}/chat`);
  return { sender, partner, other };
}

export interface Parties {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly watched: (page: Page) => void;
}

export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(thread(page).getByText(text)).toBeVisible();
}

export async function sendImage(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'see.jpg', mimeType: 'image/jpeg', buffer: await image() });
  await expect(page.locator('.composer .cost')).toContainText('2 Credits');
  // The tray has a button to remove the image.
  await page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) }).click();
}
