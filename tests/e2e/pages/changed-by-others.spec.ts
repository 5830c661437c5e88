import { test as plainTest, type Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, logIn, test, untilHydrated, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { drawnAnew, followLink, makeOdd } from '#tests/support/browser/odd-browser.ts';
import { pagesForMembers, pagesForVisitors } from '#tests/support/pages.ts';
import { translatePage } from '#tests/support/browser/translator.ts';

const walks = [
  ['visitor', [...pagesForVisitors, '/landers/gallery']],
  ['member', [...pagesForMembers, '/members/3', '/members/3/chat']],
] as const;

/** Presses what opens, closes and switches on a page, twice: what was there before is there again. */
async function useSwitches(page: Page): Promise<void> {
  const controls = page.locator('main :is([role=switch], input[type=checkbox], summary, [aria-expanded], [aria-pressed], [role=tab])');
  for (let at = 0; at < Math.min(await controls.count(), 8); at++)
    for (let press = 0; press < 2; press++)
      await controls.nth(at).evaluate((control) => {
        if (control instanceof HTMLElement && !control.matches(':disabled')) control.click();
      });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

async function expectAlive(page: Page, path: string): Promise<void> {
  await expect(page.getByText(app.error.failed), path).toHaveCount(0);
  await expect(page.getByText('An error occurred while showing the error page'), path).toHaveCount(0);
  await expect(page.locator('h1').first(), path).toBeAttached();
}

// React could not remove the texts that a translator had replaced: the settings became the page of errors.
for (const [viewer, paths] of walks)
  plainTest(`every page that is translated lives on for a ${viewer}`, async ({ page, context }) => {
    const errors: string[] = [];
    // Parts that hydrate later find another page than they expect, and are drawn anew.
    page.on('pageerror', ({ message }) => void (drawnAnew.test(message) || errors.push(message)));
    if (viewer === 'member') await logIn(context, 'premium@demo.test');
    for (const path of paths) {
      await visit(page, path);
      await page.evaluate(translatePage);
      await useSwitches(page);
      await expectAlive(page, path);
      // On to another page in the same document, and back.
      const from = await page.evaluate(followLink);
      if (from === null) continue;
      await page.waitForURL((url) => url.pathname !== from);
      await expectAlive(page, `the page after ${path}`);
      await page.goBack();
      await expectAlive(page, `back on ${path}`);
      expect(errors, path).toEqual([]);
    }
  });

test('in a translated conversation messages are sent, and what changes is seen', async ({ page, context }) => {
  const sender = await newAccount(context, 'Runa');
  expect((await context.request.post('/dev/grant', { data: { email: sender.email, credits: 50, paid_user: true } })).status()).toBe(200);
  await visit(page, '/members/3/chat');
  await page.evaluate(translatePage);
  const field = page.getByRole('textbox', { name: chat.composer.label, exact: true });
  for (const words of ['Hallo aus der Übersetzung', 'Noch eine Zeile', 'Und die dritte']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page.getByRole('log').getByText(words)).toBeVisible();
  }
  // The balance is a text that changes: the translator had taken the one of before out of the page.
  await expect(page.getByRole('banner')).toContainText('52 Credits');
});

// Password managers put their buttons beside the fields, many before the page's scripts run.
for (const when of ['once the page is there', 'while it is read'] as const)
  // React says that it found another page than the one it expects, which is no complaint here.
  plainTest(`what was filled in survives nodes that an extension adds ${when}`, async ({ page }) => {
    await page.addInitScript((late) => {
      const addTo = (field: Element) => {
        if (!field.matches('#root input') || field.nextElementSibling?.localName === 'x-manager') return;
        field.after(document.createElement('x-manager'));
      };
      const add = () => document.querySelectorAll('input').forEach(addTo);
      if (late) addEventListener('DOMContentLoaded', add);
      else new MutationObserver(add).observe(document, { childList: true, subtree: true });
    }, when === 'once the page is there');
    const arrived = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const mail = page.locator('input[type=email]').first();
    await mail.fill('filled@by.test');
    const password = page.locator('input[type=password]').first();
    await password.fill('a filled password');
    arrived.resolve();
    await untilHydrated(page);
    await expect(mail).toHaveValue('filled@by.test');
    await expect(password).toHaveValue('a filled password');
    // A render that comes later does not take it away.
    await password.press('End');
    await password.pressSequentially('!');
    await expect(mail).toHaveValue('filled@by.test');
    await expect(password).toHaveValue('a filled password!');
  });

// A phone without a time zone is in Etc/Unknown: chats, likes, transactions and settings ended as error 500.
for (const [viewer, paths] of walks)
  plainTest(
    `every page lives on for a ${viewer} with no time zone, a clock a day fast, and first answers lost`,
    async ({ page, context }) => {
      await page.addInitScript(makeOdd);
      if (viewer === 'member') await logIn(context, 'premium@demo.test');
      const lost = new Set<string>();
      let losses = 0;
      // The site has done what was asked, and nobody hears of it.
      await page.route('**/api/**', async (route) => {
        const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
        if (lost.has(call)) return route.continue();
        lost.add(call);
        losses++;
        // The page may have been left meanwhile.
        await route.fetch().catch(() => {});
        await route.abort('connectionreset').catch(() => {});
      });
      for (const path of paths) {
        lost.clear();
        await visit(page, path);
        expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone), path).toBe('Etc/Unknown');
        await useSwitches(page);
        await expectAlive(page, path);
        const from = await page.evaluate(followLink);
        if (from !== null) {
          await page.waitForURL((url) => url.pathname !== from);
          await expectAlive(page, `the page after ${path}`);
        }
        expect(await page.evaluate(() => window.thrown), path).toEqual([]);
      }
      expect(losses).toBeGreaterThan(paths.length);
    },
  );

test('the question of the signup is asked in a translated page', async ({ page }) => {
  await visit(page, '/');
  // The answers are links, which `visit` does not wait for.
  await page.waitForFunction(() => Object.keys(document.querySelector('main nav a') ?? {}).some((key) => key.startsWith('__reactFiber')));
  await page.evaluate(translatePage);
  await page.getByText(signup.searchGender.man, { exact: true }).click();
  await expect(page).toHaveURL('/?search_gender=man');
  await page.getByText(signup.opener.signup, { exact: true }).first().click();
  await expect(page.getByLabel(signup.name.name, { exact: true })).toBeVisible();
});
