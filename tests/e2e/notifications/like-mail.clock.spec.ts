import { messages as account } from '#features/account/messages/de.ts';
import { messages as notifications } from '#features/notifications/messages/de.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';
import { moveClock, newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { sentTo } from '#tests/support/browser/outbox.ts';

test.use({ viewport: screens.phone });

test('a like is notified by mail, and one click in it unsubscribes or logs in, without a password', async ({
  context,
  browser,
  watched,
}) => {
  const mine = await newAccount(context, 'Mara');
  const admirer = await otherBrowser(browser, watched);
  const his = await newAccount(admirer.context, 'Ben');
  expect((await admirer.context.request.post('/api/like.php', { data: { id: mine.id } })).status()).toBe(200);
  await expect
    .poll(async () => {
      await moveClock(context.request, 60);
      return (await sentTo(context.request, mine.email)).some(({ subject }) => subject.includes(his.name));
    })
    .toBe(true);
  const [mail] = await sentTo(context.request, mine.email);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  const { page } = admirer;
  await admirer.context.clearCookies();
  await page.goto(mail?.links.find((link) => link.includes('/u-')) ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: notifications.unsubscribe.off }).click();
  await expect(page.getByRole('heading', { name: notifications.unsubscribe.offTitle })).toBeVisible();
  const { settings } = (await (await context.request.get('/api/notification-settings.php')).json()) as {
    settings: { like: { mail: boolean } };
  };
  expect(settings.like.mail).toBe(false);

  // Without a session its link logs in, by a press and once; with one it just leads there.
  const link = mail?.links.find((one) => one.includes('/l-')) ?? '';
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: account.login.submit }).click();
  await expect(page).toHaveURL(/\/likes$/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/likes$/);
  await admirer.context.clearCookies({ name: 'auth' });
  await page.goto(link);
  await page.getByRole('button', { name: account.login.submit }).click();
  await expect(page).toHaveURL(/\/login\?to=%2Flikes$/);
  await expect(page.getByText(account.login.linkOver)).toBeVisible();
  await admirer.context.close();
});
