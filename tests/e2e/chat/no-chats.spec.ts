import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as today } from '#features/daily-picks/messages/de.ts';
import { expect, expectAccessible, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

test('whoever has no conversation sees three people to write to, each with one button', async ({ page, context }) => {
  await page.setViewportSize(screens.phone);
  await newAccount(context, 'Mara');
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { picks } = (await (await context.request.get('/api/today.php')).json()) as {
    picks: { profile: { id: number; name: string } }[];
  };
  await visit(page, '/chats');
  const partners = page.getByRole('region', { name: today.title });
  await expect(partners.getByRole('listitem')).toHaveCount(picks.length);
  for (const { profile } of picks) await expect(partners.locator(`a[href$="/members/${profile.id}/chat"]`)).toHaveCount(1);
  await expectAccessible(page);
  expect(await page.evaluate(() => (window as Window & { readonly shifts?: { sum: number } }).shifts?.sum)).toBe(0);
  await partners.locator('a[href$="/chat"]').first().click();
  await expect(page).toHaveURL(`/members/${picks[0]?.profile.id}/chat`);
});

test('without these people the page stays as it is, and says how to find others', async ({ page, context }) => {
  await page.setViewportSize(screens.phone);
  await newAccount(context, 'Mara');
  const asked = page.waitForRequest('**/api/today.php');
  await page.route('**/api/today.php', (route) => route.abort('internetdisconnected'));
  await page.goto('/chats');
  await untilInteractive(page);
  const way = page.getByRole('link', { name: chat.list.discover });
  const before = await way.boundingBox();
  await asked;
  await expect(page.getByRole('region', { name: today.title })).toBeHidden();
  expect(await way.boundingBox()).toEqual(before);
});
