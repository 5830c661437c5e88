import type { BrowserContext, Page } from '@playwright/test';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as settings } from '#features/account-settings/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { messages as safety } from '#features/safety/messages/de.ts';
import {
  demoPassword,
  expect,
  expectAccessible,
  linksOfMail,
  notQuick,
  screens,
  test,
  tick,
  visit,
} from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser, tryLogin } from '#tests/support/browser/account.ts';
import { sentTo } from '#tests/support/browser/outbox.ts';

const newPassword = 'noch-ein-gutes-Wort-8';

/** The link that is mailed to somebody who has forgotten the password. */
async function resetLink(context: BrowserContext, email: string): Promise<string> {
  expect((await context.request.post('/api/reset-password.php', { data: { email, client_id: crypto.randomUUID() } })).status()).toBe(200);
  await expect.poll(async () => (await linksOfMail(context, email))[0]).toContain('/reset-password/do');
  return (await linksOfMail(context, email))[0] ?? '';
}

async function saveReset(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel(account.reset.password, { exact: true }).fill(password);
  await page.getByLabel(account.reset.repeat, { exact: true }).fill(repeated);
  await page.getByRole('button', { name: account.reset.save }).click();
}

test('text typed before the page is hydrated is not lost', async ({ page }) => {
  let wake = () => {};
  const woken = new Promise<void>((done) => (wake = done));
  await page.route('**/assets/*.js', async (route) => {
    await woken;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const [email, password] = [account.login.email, account.login.password].map((label) => page.getByLabel(label, { exact: true }));
  await email?.fill('premium@demo.test');
  await password?.fill(demoPassword);
  wake();
  await page.getByRole('button', { name: account.login.submit, exact: true, disabled: false }).and(page.locator('[type=submit]')).click();
  await expect(page).toHaveURL(/\/members/);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('a link to a new password is sent to an address that is one', async ({ page, context }) => {
    const mine = await newAccount(context, 'Mara');
    await context.clearCookies();
    await visit(page, '/login');
    await page.getByRole('link', { name: account.login.forgot }).click();
    await page.getByLabel(account.reset.email, { exact: true }).fill('mara@');
    await page.getByRole('button', { name: account.reset.submit }).click();
    await expect(page.getByText('Ungültige E-Mail Adresse')).toBeVisible();
    await page.getByLabel(account.reset.email, { exact: true }).fill(mine.email);
    await page.getByRole('button', { name: account.reset.submit }).click();
    await expect(page.getByRole('heading', { name: account.reset.sentTitle })).toBeVisible();
    await expectAccessible(page);
    await expect.poll(async () => (await linksOfMail(context, mine.email))[0]).toContain('/reset-password/do');
  });

  test('a forgotten password is reset by a link, and all earlier sessions end', async ({ page, context, browser, watched }) => {
    const mine = await newAccount(context, 'Mara');
    const other = await otherBrowser(browser, watched);
    await visit(other.page, await resetLink(other.context, mine.email));
    await saveReset(other.page, newPassword, `${newPassword}?`);
    await expect(other.page.getByText(account.errors.passwords_not_identical)).toBeVisible();
    await expectAccessible(other.page);
    await saveReset(other.page, newPassword);
    await expect(other.page.getByRole('heading', { name: account.reset.doneTitle })).toBeVisible();
    await page.goto('/likes');
    await expect(page).toHaveURL('/login?to=%2Flikes');
    expect(await tryLogin(context.request, mine.email, mine.password)).toEqual({ status: 401, code: 'login_failed' });
    expect((await tryLogin(context.request, mine.email, newPassword)).status).toBe(200);
    await other.context.close();
  });

  test('a link to a new password works once', { tag: notQuick }, async ({ page, context }) => {
    const mine = await newAccount(context, 'Mara');
    await context.clearCookies();
    const link = await resetLink(context, mine.email);
    await visit(page, link);
    await saveReset(page, newPassword);
    await expect(page.getByRole('heading', { name: account.reset.doneTitle })).toBeVisible();
    await visit(page, link);
    await saveReset(page, 'und-noch-eines-9');
    await expect(page.getByRole('heading', { name: account.reset.badTitle })).toBeVisible();
    expect((await tryLogin(context.request, mine.email, newPassword)).status).toBe(200);
  });

  test('a new mail address is used once its link is opened, in any browser', async ({ page, context, browser, watched }) => {
    const mine = await newAccount(context, 'Mara');
    const wanted = mine.email.replace('mara', 'mara.neu');
    await page.goto('/settings#email');
    const form = page.locator('#email');
    await form.getByLabel(settings.mail.new).fill(wanted);
    await form.getByLabel(settings.mail.password, { exact: true }).fill('falsch-falsch');
    await form.getByRole('button', { name: settings.mail.submit }).click();
    await expect(form.getByText(settings.errors.wrong_password)).toBeVisible();
    await form.getByLabel(settings.mail.password, { exact: true }).fill(mine.password);
    await form.getByRole('button', { name: settings.mail.submit }).click();
    await expect(form.getByRole('status').filter({ hasText: wanted })).toBeVisible();
    expect((await tryLogin(context.request, wanted, mine.password)).status).toBe(401);

    const other = await otherBrowser(browser, watched);
    const [link] = await linksOfMail(other.context, wanted);
    expect(link).toContain('/mail-change/do');
    await other.page.goto(link ?? '');
    await other.page.getByRole('button', { name: account.login.codeSubmit, exact: true }).click();
    await expect(other.page.getByRole('heading', { name: settings.mailDone.title })).toBeVisible();
    await expectAccessible(other.page);
    expect((await tryLogin(other.context.request, wanted, mine.password)).status).toBe(200);
    expect((await tryLogin(other.context.request, mine.email, mine.password)).status).toBe(401);
    await other.page.goto(link ?? '');
    await other.page.getByRole('button', { name: account.login.codeSubmit, exact: true }).click();
    // Pressed again it says what it has done.
    await expect(other.page.getByRole('heading', { name: settings.mailDone.title, exact: true })).toBeVisible();
    await other.context.close();
  });

  test('a session can be ended from another one', { tag: notQuick }, async ({ page, context, browser, watched }) => {
    const mine = await newAccount(context, 'Mara');
    const other = await otherBrowser(browser, watched);
    expect((await tryLogin(other.context.request, mine.email, mine.password)).status).toBe(200);
    await page.goto('/settings#sessions');
    const sessions = page.locator('#sessions');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText(settings.sessions.current)).toBeVisible();
    await sessions.getByRole('listitem').nth(1).getByRole('button').click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    expect((await other.context.request.get('/api/user.php')).status()).toBe(403);
    await other.context.close();
  });

  test(
    'a new password must not be a common one, and ends the other sessions',
    { tag: notQuick },
    async ({ page, context, browser, watched }) => {
      const mine = await newAccount(context, 'Mara');
      const other = await otherBrowser(browser, watched);
      expect((await tryLogin(other.context.request, mine.email, mine.password)).status).toBe(200);
      await page.goto('/settings#password');
      const form = page.locator('#password');
      const save = async (password: string) => {
        await form.getByLabel(settings.password.new, { exact: true }).fill(password);
        await form.getByLabel(settings.password.repeat, { exact: true }).fill(password);
        await form.getByRole('button', { name: settings.password.submit }).click();
      };
      await form.getByLabel(settings.password.old, { exact: true }).fill(mine.password);
      await save('password');
      await expect(form.getByText(account.errors.password_too_common)).toBeVisible();
      await save(newPassword);
      await expect(page.getByText(settings.password.done).first()).toBeVisible();
      expect((await context.request.get('/api/user.php')).status()).toBe(200);
      expect((await other.context.request.get('/api/user.php')).status()).toBe(403);
      await other.context.close();
    },
  );

  test(
    'too many wrong passwords name the minutes to wait, and not to a browser that is known',
    { tag: notQuick },
    async ({ page, context, browser, watched }) => {
      const mine = await newAccount(context, 'Mara');
      const stranger = await otherBrowser(browser, watched);
      for (let tried = 0; tried < 5; tried++)
        expect((await tryLogin(stranger.context.request, mine.email, 'falsch-falsch')).code).toBe('login_failed');
      await visit(stranger.page, '/login');
      await stranger.page.getByLabel(account.login.email, { exact: true }).fill(mine.email);
      await stranger.page.getByLabel(account.login.password, { exact: true }).fill(mine.password);
      await stranger.page.getByRole('button', { name: account.login.submit, exact: true }).click();
      await expect(stranger.page.getByText(account.errors.too_many_attempts.replace('{minutes, number}', '5'))).toBeVisible();
      await expectAccessible(stranger.page);
      await stranger.context.close();
      expect((await context.request.get('/api/logout.php')).ok()).toBe(true);
      await visit(page, '/login');
      await page.getByLabel(account.login.email, { exact: true }).fill(mine.email);
      await page.getByLabel(account.login.password, { exact: true }).fill(mine.password);
      await page.getByRole('button', { name: account.login.submit, exact: true }).click();
      await expect(page).toHaveURL('/members');
    },
  );

  test('an account is deleted in two steps and restored with everything', async ({ page, context, browser, watched }) => {
    const mine = await newAccount(context, 'Mara');
    const other = await otherBrowser(browser, watched);
    await newAccount(other.context, 'Ben');
    expect((await other.context.request.get(`/api/profile.php?id=${mine.id}`)).status()).toBe(200);

    await page.goto('/notifications');
    await page.getByRole('button', { name: settings.remove.open }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByLabel(settings.remove.password, { exact: true }).fill('falsch-falsch');
    await dialog.getByRole('button', { name: settings.remove.confirm }).click();
    await expect(dialog.getByText(settings.errors.wrong_password)).toBeVisible();
    await dialog.getByLabel(settings.remove.password, { exact: true }).fill(mine.password);
    await dialog.getByRole('button', { name: settings.remove.confirm }).click();
    await expect(page.getByRole('heading', { name: settings.deleted.title })).toBeVisible();
    await expect(page).toHaveURL(/\/account-deleted/);
    await expectAccessible(page);
    expect((await other.context.request.get(`/api/profile.php?id=${mine.id}`)).status()).toBe(404);
    expect((await context.request.get('/api/user.php')).status()).toBe(403);

    await page.getByRole('link', { name: settings.deleted.login }).click();
    await page.getByLabel(account.login.email, { exact: true }).fill(mine.email);
    await page.getByLabel(account.login.password, { exact: true }).fill(mine.password);
    await page.getByRole('button', { name: account.login.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: account.login.deletedTitle })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: account.login.restore }).click();
    await expect(page).toHaveURL('/members');
    expect((await other.context.request.get(`/api/profile.php?id=${mine.id}`)).status()).toBe(200);
    await other.context.close();
  });

  // Regression: the button submits only from the second render on, and a click between the two did nothing.
  test('a form that is sent right after the page is hydrated is sent', async ({ page }) => {
    await page.addInitScript((label) => {
      let clicked = false;
      // React's scheduler works in messages; the one after the first render holds the effects that render again.
      const clickOnceRendered = () => {
        const root = document.getElementById('root');
        const [, container] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
        if (clicked || container?.stateNode.current.memoizedState.isDehydrated !== false) return;
        clicked = true;
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
      };
      window.MessageChannel = class extends MessageChannel {
        constructor() {
          super();
          this.port1.addEventListener('message', clickOnceRendered);
        }
      };
    }, safety.complaints.submit);
    await page.goto('/complaints');
    await expect(page.getByText(safety.errors.text_required)).toBeVisible();
  });

  test('a complaint gets a number, which is mailed, too', { tag: notQuick }, async ({ page, context }) => {
    const email = `complaint-${crypto.randomUUID()}@stranger.test`;
    await page.goto('/complaints');
    await page.getByRole('button', { name: safety.complaints.submit }).click();
    await expect(page.getByText(safety.errors.text_required)).toBeVisible();
    await page.getByLabel(safety.complaints.text).fill('Die Seite nennt zwei verschiedene Preise.');
    await page.getByLabel(safety.complaints.email).fill(email);
    await page.getByLabel(safety.complaints.subject).selectOption('payment');
    await page.getByRole('button', { name: safety.complaints.submit }).click();
    await expect(page.getByRole('heading', { name: safety.complaints.doneTitle })).toBeVisible();
    const number = await page.locator('b.num').textContent();
    expect(number).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await linksOfMail(context, email);
    expect((await sentTo(context.request, email))[0]?.text).toContain(number ?? '?');
  });

  test('switches in the settings are saved at once and can be undone', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    await page.goto('/settings#privacy');
    const section = page.locator('#privacy');
    const hide = section.getByRole('switch', { name: settings.privacy.hideOnline });
    await tick(hide);
    await expect(section.getByText(common.state.saved)).toBeVisible();
    await page.reload();
    await expect(hide).toBeChecked();
    await tick(hide, false);
    await section.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(hide).toBeChecked();
    await page.reload();
    await expect(hide).toBeChecked();
  });

  test('the data export is downloaded as a file', { tag: notQuick }, async ({ page, context }) => {
    const mine = await newAccount(context, 'Mara');
    await page.goto('/settings#export');
    const section = page.locator('#export');
    await section.getByRole('button', { name: settings.export.request }).click();
    const link = section.getByRole('link', { name: settings.export.download });
    await expect(link).toBeVisible({ timeout: 20_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    await expect.poll(async () => (await linksOfMail(context, mine.email))[0]).toContain('/data-export/');
  });
});
