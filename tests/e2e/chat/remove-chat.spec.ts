import type { Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as platform } from '#platform/messages/de.ts';
import { expect, expectAccessible, notQuick, screens, test, visit } from '#tests/support/browser/browser.ts';
import { openChat, type Parties, send, thread } from '#tests/support/browser/chat.ts';

test.describe('a conversation', () => {
  test.use({ viewport: screens.desktop });

  const row = (page: Page) => page.getByRole('link', { name: /Kolja/ });

  /** One that is in the list, opened from there. */
  async function openListed(parties: Parties) {
    const { page } = parties;
    const opened = await openChat(parties, ['Ylva', 'Kolja']);
    await send(page, 'Hallo Kolja');
    await visit(page, '/chats');
    await row(page).click();
    await expect(page).toHaveURL(/\/chats\/\d+$/);
    return { ...opened, address: page.url() };
  }

  async function remove(page: Page): Promise<void> {
    await page.getByRole('button', { name: chat.header.more }).click();
    await page.getByRole('menuitem', { name: chat.header.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: chat.remove.confirm, exact: true }).click();
  }

  test('is removed at once, and restored by Undo', async ({ page, context, browser, watched }) => {
    const { address, other } = await openListed({ page, context, browser, watched });
    await remove(page);
    await expect(page).toHaveURL('/chats');
    await expect(row(page)).toHaveCount(0);
    const undo = page.getByRole('button', { name: platform.action.undo });
    // Regression: its style had another name, so it was half as high.
    expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await undo.click();
    await expect(row(page)).toBeVisible();
    await page.goto(address);
    await expect(thread(page).getByText('Hallo Kolja')).toBeVisible();
    await other.context.close();
  });

  test(
    'whose removal lost its answer is removed by the same call again, without a word',
    { tag: notQuick },
    async ({ page, context, browser, watched }) => {
      const { other } = await openListed({ page, context, browser, watched });
      const calls: string[] = [];
      await page.route('**/api/chat.php', async (route) => {
        if (route.request().method() !== 'DELETE') return route.continue();
        calls.push('delete');
        if (calls.length > 1) return route.continue();
        await route.fetch();
        return route.abort('connectionreset');
      });
      await remove(page);
      await expect(row(page)).toHaveCount(0);
      await expect.poll(() => calls.length).toBe(2);
      await page.unroute('**/api/chat.php');
      await page.getByRole('button', { name: platform.action.undo }).click();
      await expect(row(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await other.context.close();
    },
  );

  test('that cannot be removed is back in the list, with an alert', { tag: notQuick }, async ({ page, context, browser, watched }) => {
    const { other } = await openListed({ page, context, browser, watched });
    await page.route('**/api/chat.php', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 400, json: { error: { code: 'invalid_request', params: {} } } })
        : route.continue(),
    );
    await remove(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Kolja' })).toBeVisible();
    await expect(row(page)).toBeVisible();
    await other.context.close();
  });

  // The notice says what may have happened, not who did it.
  test('with somebody who has blocked the reader says that it is gone', async ({ page, context, browser, watched }) => {
    const { sender, other, address } = await openListed({ page, context, browser, watched });
    expect((await other.context.request.post('/api/block.php', { data: { id: sender.id } })).status()).toBe(200);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: chat.lost.title })).toBeVisible();
    await expectAccessible(page);
    await other.context.close();
  });
});
