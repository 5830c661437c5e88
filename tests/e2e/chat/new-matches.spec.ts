import { messages as chat } from '#features/chat/messages/de.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';

test.use({ viewport: screens.phone });

test('a match stands with its face above the conversations until somebody writes', async ({ page, context, browser, watched }) => {
  const me = await newAccount(context, 'Ylva');
  const other = await otherBrowser(browser, watched);
  const partner = await newAccount(other.context, 'Kolja');
  const like = async (from: typeof context, id: number) =>
    expect((await from.request.post('/api/like.php', { data: { id } })).status()).toBe(200);
  await like(context, partner.id);
  await like(other.context, me.id);

  await visit(page, '/chats');
  const matches = page.getByRole('region', { name: new RegExp(chat.list.matches) });
  await expectAccessible(page, ['light', 'dark']);
  // A match that has ended since, or begun again, is as it is now when the list is opened again within the page.
  const reopen = async () => {
    await page.locator('.tabbar a[href="/swipe-game"]').click();
    await expect(page).toHaveURL('/swipe-game');
    await page.locator('.tabbar a[href="/chats"]').click();
    await expect(page).toHaveURL('/chats');
  };
  expect((await other.context.request.delete('/api/like.php', { data: { id: me.id } })).status()).toBe(200);
  await reopen();
  await expect(matches).toHaveCount(0);
  await like(other.context, me.id);
  await reopen();
  await matches.getByRole('link', { name: /Kolja/ }).click();
  await expect(page).toHaveURL(`/members/${partner.id}/chat`);
  await page.getByRole('textbox', { name: chat.composer.label, exact: true }).fill('Hallo Kolja');
  await page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) }).click();
  await expect(page.getByRole('log').getByText('Hallo Kolja', { exact: true })).toBeVisible();
  await visit(page, '/chats');
  await expect(page.getByRole('link', { name: /Kolja/ })).toHaveAttribute('href', /\/chats\/\d+$/);
  await expect(matches).toHaveCount(0);
  await other.context.close();
});
