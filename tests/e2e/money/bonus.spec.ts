import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as discounts } from '#features/discounts/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test, untilHydrated, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

const line = (page: Page) => page.locator('#page-alert .bonus-row');
const modal = (page: Page) => page.getByRole('dialog', { name: new RegExp(discounts.modal.title) });
const clock = (page: Page) => line(page).locator('.bonus-clock');

/** A member who has spent the credits of the signup: on messages to a second account. */
async function newcomerWithoutCredits(context: BrowserContext, other: BrowserContext): Promise<void> {
  const { id } = await newAccount(other, 'Ben');
  await newAccount(context, 'Carla');
  for (let left = 1; left > 0;) {
    const data = { profile: id, client_id: randomUUID(), text: 'Hallo!' };
    const response = await context.request.post('/api/chat.php', { data });
    expect(response.status(), await response.text()).toBe(200);
    left = ((await response.json()) as { credits: number }).credits;
  }
}

const hour = 3_600_000;

/**
 * Opens a page with a clock that stands still, once its live connection and the code that comes later are there. `ahead`: ms by which
 * the device's clock is wrong.
 */
async function openStopped(page: Page, path: string, ahead = 0): Promise<void> {
  const isReady = ({ payload }: { payload: string | Buffer }) => String(payload).includes('"ready"');
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', isReady));
  await page.clock.install({ time: Date.now() + ahead });
  await page.clock.pauseAt(Date.now() + ahead + 1000);
  await page.goto(path);
  await untilHydrated(page);
  // What is deferred waits until the page is idle, which the stopped clock says after 50 ms.
  await page.clock.runFor(100);
  await live;
}

// Regression: where the clock of a device was hours wrong, so was the time left, or there was no line at all.
test('the line says when the welcome discount ends and counts down each second by the clock of the server, without being announced', async ({
  page,
  context,
}) => {
  await newAccount(context, 'Carla');
  await openStopped(page, '/members', 5 * hour);
  await expect(line(page)).toContainText('25\u00a0% Rabatt');
  await expect(clock(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(line(page).locator('[aria-live], [role=status], [role=timer]')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(clock(page)).toHaveText(/^3:59:\d\d$/);
  const seconds = async () => {
    const [hours = 0, minutes = 0, rest = 0] = ((await clock(page).textContent()) ?? '').split(':').map(Number);
    return hours * 3600 + minutes * 60 + rest;
  };
  const before = await seconds();
  await page.clock.runFor(1000);
  await expect.poll(seconds).toBe(before - 1);
  await page.clock.runFor(3000);
  await expect.poll(seconds).toBe(before - 4);
  await page.clock.fastForward('04:00:00');
  await expect(line(page)).toBeHidden();
  await expect(page).toHaveURL('/members');
});

test('the line is rendered by the server, links to the packages, and disappears after a purchase and a logout', async ({
  page,
  context,
}) => {
  const { email } = await newAccount(context, 'Carla');
  expect(await (await context.request.get('/members')).text()).toContain('bonus-row');
  await page.setViewportSize(screens.phone);
  await visit(page, '/likes');
  await expectAccessible(page);
  await page.locator('#page-alert').getByRole('link').click();
  await expect(page).toHaveURL('/credits');
  await expect(line(page)).toBeVisible();
  expect((await context.request.post('/dev/grant', { data: { email, paid_user: true } })).status()).toBe(200);
  await page.reload();
  await untilHydrated(page);
  await expect(line(page)).toBeHidden();
});

test('it is loaded on login and gone after the logout, and a failure to load it shows nothing', async ({ page, context }) => {
  const { email, password } = await newAccount(context, 'Carla');
  await context.clearCookies();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/discountcode.php')) asked.push(new URL(request.url()).search);
  });
  await visit(page, '/login');
  expect(asked).toEqual([]);
  await page.getByRole('textbox').first().fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(line(page)).toBeVisible();
  expect(asked).toContain('?welcome=true');
  await page.setViewportSize(screens.desktop);
  await page.getByRole('button', { name: app.nav.account }).click();
  await page.getByRole('menuitem', { name: app.nav.logout }).click();
  await expect(page).toHaveURL('/');
  await expect(line(page)).toBeHidden();
});

// Regression: where its call was lost at first, the line came later and pushed the page down.
test('a line that becomes known only after the page is shown waits for the next page', async ({ page, context }) => {
  const { email, password } = await newAccount(context, 'Carla');
  await context.clearCookies();
  let isLost = true;
  await page.route('**/api/discountcode.php?*', (route) => (isLost ? route.abort() : route.continue()));
  await visit(page, '/login');
  await page.getByRole('textbox').first().fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/members');
  const answered = page.waitForResponse(/discountcode\.php/);
  isLost = false;
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(line(page)).toBeHidden();
  await page.getByRole('link', { name: app.nav.likes }).first().click();
  await expect(page).toHaveURL('/likes');
  await expect(line(page)).toBeVisible();
});

test('the modal opens after 40 s in the members area, cancelled by leaving it, and stays away once dismissed', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await newcomerWithoutCredits(context, other);
  await openStopped(page, '/members');
  await page.clock.runFor(30_000);
  await page.locator('#page-alert').getByRole('link').click();
  await expect(page).toHaveURL('/credits');
  await page.clock.runFor(41_000);
  await expect(modal(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/members');
  await page.clock.runFor(39_800);
  await expect(modal(page)).toBeHidden();
  await page.clock.runFor(300);
  await expect(modal(page)).toBeVisible();
  await expect(modal(page)).toContainText('14,92');
  await expect(modal(page).getByRole('link', { name: app.bonus.packages })).toHaveAttribute('href', '/credits');
  await modal(page).getByRole('button', { name: discounts.modal.later }).click();
  await expect(modal(page)).toBeHidden();
  const stored = await page.evaluate(() => localStorage.getItem('hide-time-bonus-modal'));
  expect(stored).toMatch(/^\d{10}$/);
  await page.clock.runFor(60_000);
  await expect(modal(page)).toBeHidden();
  await expect(line(page)).toBeVisible();
  await other.close();
});

test('the modal does not open for members with credits', async ({ page, context }) => {
  await newAccount(context, 'Carla');
  await openStopped(page, '/chats');
  await page.clock.runFor(60_000);
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('who has paid has neither', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await openStopped(page, '/members');
  await page.clock.runFor(60_000);
  await expect(line(page)).toBeHidden();
  await expect(modal(page)).toBeHidden();
});

test('when the discount does not load, the page works without it', async ({ page, context }) => {
  await newAccount(context, 'Carla');
  await page.route('**/api/discountcode.php?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'invalid_request', params: {} } } }),
  );
  await openStopped(page, '/members');
  await page.clock.runFor(70_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
