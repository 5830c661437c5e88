import type { BrowserContext, Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import type { Newcomer } from './newcomer.ts';
import { firstMessage } from './newcomer-journey.ts';

/** In ms. How long the network is away each time: longer than the page takes to report it. */
const outage = 3000;
/** One of so many calls is lost. */
const lostEach = 3;

/**
 * Resets the connection of every third call. Scripts are lost only during outages: a page whose first load lacks one is never
 * hydrated.
 */
export async function loseCalls(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/api/**', (route) => (++asked % lostEach === 0 ? route.abort('connectionreset') : route.continue()));
}

/** A newcomer whose network goes away just before each tap, and comes back seconds later. */
export function insideTunnels(context: BrowserContext, page: Page, newcomer: Newcomer): Newcomer {
  return {
    ...newcomer,
    async tap(target) {
      await context.setOffline(true);
      await newcomer.tap(target);
      await page.waitForTimeout(outage);
      await context.setOffline(false);
    },
  };
}

/** How often the server has the first message, once the page shows it as sent. */
export async function countArrived(page: Page): Promise<number> {
  // The message waits for the activation of the account.
  const stamp = page.locator('main .stamp').filter({ hasText: chat.thread.undelivered });
  await stamp.waitFor({ timeout: 60_000 }).catch(() => console.error('The page does not say that the message is sent.'));
  const [, member = ''] = /\/members\/(\d+)\/chat/.exec(page.url()) ?? [];
  const response = await page.context().request.get(`/api/chat.php?profile=${member}&peek=true`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  return messages.filter(({ text }) => text === firstMessage).length;
}
