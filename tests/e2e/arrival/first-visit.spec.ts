import type { BrowserContext, Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as texts } from '#features/static-pages/messages/de.ts';
import { messages as visits } from '#features/visits/messages/de.ts';
import { expect, expectAccessible, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';

const { age, origin } = visits;
const ad = '?network=north&sub1=a';

const inCountry = (context: BrowserContext, country: string, baseURL = '') =>
  context.addCookies([{ name: 'country', value: country, url: baseURL }]);

const warning = (page: Page) => page.getByRole('alertdialog', { name: age.title });
const question = (page: Page) => page.getByRole('region', { name: origin.title });
const stored = (page: Page) => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);

test('the entry warning asks once, and an answer is remembered with its time', async ({ page, context, baseURL }) => {
  await inCountry(context, 'DE', baseURL);
  await visit(page, '/login');
  await expect(warning(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeVisible();
  await page.getByRole('button', { name: age.adult.replace('{age, number}', '18') }).click();
  await expect(warning(page)).toBeHidden();
  const seconds = await page.evaluate(() => Number(localStorage.getItem('skip-entry-warning')));
  expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warning(page)).toBeHidden();
});

test('before a conversation the entry warning asks in the Netherlands and Germany only', async ({ page, context, baseURL }) => {
  for (const country of ['NL', 'DE']) {
    await inCountry(context, country, baseURL);
    await visit(page, '/chats/12');
    await expect(page).toHaveURL(/\/login\?to=/);
    await expect(warning(page), country).toBeVisible();
  }
  await inCountry(context, 'FR', baseURL);
  await visit(page, '/login');
  await expect(warning(page)).toBeVisible();
  // What is asked next is there, so the warning would be.
  // On a low screen it waits until it covers no button.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await visit(page, `/login${ad}&to=%2Fchats%2F12`);
  await expect(question(page)).toBeVisible();
  await expect(warning(page)).toBeHidden();
});

test('whoever leaves at the entry warning is gone, and nothing stays behind', async ({ page, context, baseURL }) => {
  await inCountry(context, 'NL', baseURL);
  await visit(page, '/landers/video');
  await expect(warning(page)).toBeVisible();
  expect(await stored(page)).toEqual([[], [], 'country=NL']);
  await page.getByRole('button', { name: age.leave }).click();
  await expect(page).toHaveURL('about:blank');
});

test('legal pages can be read without an answer, and other countries are not asked', async ({ page, context, baseURL }) => {
  await inCountry(context, 'DE', baseURL);
  await visit(page, `/pages/privacy${ad}`);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(warning(page).or(question(page))).toBeHidden();
  await inCountry(context, 'FR', baseURL);
  await visit(page, `/landers/video${ad}`);
  await expect(question(page)).toBeVisible();
  await expect(warning(page)).toBeHidden();
});

test('after an ad one question asks whether that may be counted; a no stores nothing of it', async ({ page, context }) => {
  await page.setViewportSize(screens.desktop);
  await visit(page, `/landers/video${ad}`);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  expect(await stored(page)).toEqual([[], [], '']);
  const [yes, no] = await Promise.all(
    [origin.yes, origin.no].map((name) => question(page).getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect(yes?.width).toBe(no?.width);
  expect(yes?.height).toBe(no?.height);
  await question(page).getByRole('button', { name: origin.no, exact: true }).press('Enter');
  await expect(question(page)).toBeHidden();
  expect((await stored(page))[0]).toEqual(['tracking-choice']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visit');
  await visit(page, `/landers/gallery${ad}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('a yes is stored even when its answer is lost, makes the beacon count, and is taken back on the page about cookies', async ({
  page,
  context,
}) => {
  await page.setViewportSize(screens.desktop);
  let lost = 0;
  await page.route('**/api/visit.php', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await context.clearCookies({ name: 'visit' });
    return route.abort('connectionreset');
  });
  await visit(page, `/landers/video${ad}&lb=1`);
  await question(page).getByRole('button', { name: origin.yes, exact: true }).click();
  await expect(page.getByText(origin.notedYes).first()).toBeVisible();
  const hasVisit = async () => (await context.cookies()).some(({ name, httpOnly }) => name === 'visit' && httpOnly);
  // What was lost is sent with the next page.
  await visit(page, '/pages/cookies');
  await expect.poll(hasVisit).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('tracking'))).toContain('network=north');

  await page.getByRole('button', { name: texts.trackingChoice }).click();
  await expect(question(page)).toBeFocused();
  await expect(question(page).getByRole('button', { name: origin.yes, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await question(page).getByRole('button', { name: origin.no, exact: true }).click();
  await expect.poll(hasVisit).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('tracking'))).toBeNull();
});

test('the question waits until it covers no action of a small screen, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/${ad}`);
  await expect(question(page)).toBeHidden();
  await expect(page.locator('.quest')).toHaveCount(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(question(page)).toBeVisible();
});

test('a visitor chooses the country, and the server goes by it', async ({ page }) => {
  await visit(page, '/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: app.footer.country, exact: true }).click();
  await untilInteractive(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('combobox', { name: visits.country.label }).selectOption('SE');
  await reloaded;
  const chosen = async () => (await page.request.get('/api/settings.php')).json();
  await expect.poll(async () => ((await chosen()) as { geoip_selected_country: string }).geoip_selected_country).toBe('SE');
  await visit(page, '/pricing');
  await expect(page.getByText(/SEK/).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Land: Schweden' })).toBeVisible();
});

// Regression: not where the link was pressed before the footer was awake, and loaded the page anew.
test('a page that is put away in a visit with lb sends the beacon', async ({ page, context }) => {
  await visit(page, '/login?lb=1');
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  const beacon = page.waitForRequest('**/api/page-hidden.php');
  await context.newPage().then((other) => other.bringToFront());
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  let sent = false;
  void beacon.then(() => (sent = true));
  // What listens for it comes after the page.
  const isSent = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return sent;
  };
  await expect.poll(isSent).toBe(true);
  expect((await beacon).method()).toBe('POST');
  expect((await beacon).headers()['content-type']).toBe('application/json');
});
