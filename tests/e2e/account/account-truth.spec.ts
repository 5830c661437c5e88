import { randomUUID } from 'node:crypto';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as settings } from '#features/account-settings/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as app } from '#app/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { expect, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';

test.use({ viewport: screens.desktop });

test('pages opened at the wrong time tell the truth, and a member’s page is not kept', async ({ page, context }) => {
  await newAccount(context, 'Jana', { activated: false });
  const response = await page.goto('/activate/done');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { name: account.activate.waitingTitle })).toBeVisible();
  await expect(page.getByText(account.activate.doneTitle)).toHaveCount(0);
  await page.goto('/account-deleted?until=2030-01-01');
  await expect(page.getByRole('heading', { name: settings.deleted.aliveTitle })).toBeVisible();
  await context.clearCookies();
  expect((await page.goto('/account-deleted'))?.headers()['cache-control']).toBe('private, no-cache');
  await expect(page.getByRole('heading', { name: settings.deleted.visitorTitle })).toBeVisible();
  await page.goto('/activate/done');
  await expect(page.getByRole('heading', { name: account.activate.visitorTitle })).toBeVisible();
});

test('a logout that fails says so, and one that works leaves nothing of the member in the browser', async ({ page, context }) => {
  await newAccount(context, 'Jana');
  await visit(page, '/members');
  await page.evaluate(() => localStorage.setItem('member:geocode', '{"member":1}'));
  const logOut = async () => {
    await page.getByRole('button', { name: app.nav.account }).click();
    await page.getByRole('menuitem', { name: app.nav.logout }).click();
  };
  await page.route('**/api/logout.php', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate_limited', params: { seconds: 1 } } } }),
  );
  await logOut();
  await expect(page.getByText(common.errors.rate_limited).first()).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/logout.php');
  await logOut();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('member:')))).toEqual([]);
});

test('a change of language that fails says so, and the page is as it was', async ({ page, context }) => {
  await newAccount(context, 'Jana');
  await visit(page, '/members');
  const html = page.locator('html');
  await page.route('**/api/user.php', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { error: { code: 'invalid_request', params: {} } } })
      : route.continue(),
  );
  await page.getByRole('button', { name: new RegExp(app.nav.languageIs.split('{')[0] ?? '') }).click();
  await page
    .getByRole('menuitemradio', { name: 'Suomi' })
    .or(page.getByRole('menuitem', { name: 'Suomi' }))
    .click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'de');
});

test('a message that waits for credits at the logout is a draft after the next login', async ({ page, context, browser, watched }) => {
  const other = await otherBrowser(browser, watched);
  const deniz = await newAccount(other.context, 'Deniz');
  await other.context.close();
  const jana = await newAccount(context, 'Jana');
  // The gift of a new member.
  for (const text of ['Eins.', 'Zwei.', 'Drei.', 'Vier.', 'Fünf.']) {
    const sent = await context.request.post('/api/chat.php', { data: { profile: deniz.id, client_id: randomUUID(), text } });
    expect(sent.status()).toBe(200);
  }
  await visit(page, `/members/${deniz.id}/chat`);
  const composer = page.getByRole('textbox', { name: chat.composer.label, exact: true });
  await composer.fill('Die sechste wartet.');
  await composer.press('Enter');
  await expect(page.locator('.topup')).toBeVisible();
  await visit(page, '/members');
  await page.getByRole('button', { name: app.nav.account }).click();
  await page.getByRole('menuitem', { name: app.nav.logout }).click();
  await expect(page).toHaveURL('/');
  const login = await context.request.post('/api/user.php', { data: { email: jana.email, password: jana.password } });
  expect(login.status()).toBe(200);
  await visit(page, `/members/${deniz.id}/chat`);
  await expect(composer).toHaveValue('Die sechste wartet.');
});
