import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as installed } from '#features/pwa/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { fileOfChunk } from '#tests/support/browser/built-chunks.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { missingStyles } from '#tests/support/browser/missing-styles.ts';

const { slow, failing, offline, now } = installed.connection;
test.use({ viewport: screens.phone });

test('a page that waits for long says so, says when it fails, and stops with the answer', async ({ page, context }) => {
  await newAccount(context, 'Mila');
  await visit(page, '/members');
  const line = page.locator('.connection-note > p');
  await expect(line).toBeAttached();

  const held: (() => void)[] = [];
  let answer: 'hold' | 'fail' | 'pass' = 'hold';
  await page.route('**/api/members.php*', async (route) => {
    if (answer === 'hold') await new Promise<void>((release) => held.push(release));
    if (answer === 'fail') return route.abort('connectionreset');
    return route.continue();
  });
  await page.getByRole('link', { name: 'neu hier' }).click();
  await expect(line).toHaveText(slow);
  await expectAccessible(page);
  answer = 'fail';
  held.forEach((release) => release());
  await expect(line).toHaveText(failing);
  await expectAccessible(page);
  answer = 'pass';
  await expect(line).toHaveText('');
});

test('what fails is tried again at once on demand, by a button over the page', async ({ page, context }) => {
  await newAccount(context, 'Mila');
  await visit(page, '/members');
  const line = page.locator('.connection-note');
  await expect(line).toBeAttached();
  let tries = 0;
  let fails = true;
  await page.route('**/api/members.php*', (route) => {
    tries++;
    return fails ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('link', { name: 'neu hier' }).click();
  const retry = line.getByRole('button', { name: now });
  await expect(retry).toBeVisible();
  await expect(page.locator('.connection-line')).toHaveCSS('position', 'fixed');
  // The pause after the fourth try is of eight seconds, which nobody who presses the button waits for.
  await expect.poll(() => tries, { intervals: [50] }).toBe(4);
  await retry.press('Enter');
  await expect.poll(() => tries, { timeout: 4000 }).toBe(5);
  await expect(line).toContainText(failing);
  await expect(retry).toBeFocused();
  fails = false;
  await retry.click();
  await expect(line.locator('p')).toHaveText('', { timeout: 4000 });
  await expect(page).not.toHaveURL('/members');
  await expect(retry).toBeHidden();
});

// Regression: it waited for its next try, for up to 16 s.
test('what failed without a connection goes on at once when there is one', async ({ page, context }) => {
  await newAccount(context, 'Mila');
  await visit(page, '/members');
  await expect(page.locator('.connection-note')).toBeAttached();
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/members.php')) tries++;
  });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'neu hier' }).click();
  // The pause after the fourth try is of eight seconds.
  await expect.poll(() => tries, { intervals: [50] }).toBe(4);
  await context.setOffline(false);
  await expect.poll(() => tries, { timeout: 4000 }).toBe(5);
  await expect(page).not.toHaveURL('/members');
});

// Regression: what loads after the page, the live connection with it, stayed away until the next page load.
test('a part of the page that was lost with the connection comes with it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const page = await context.newPage();
  const file = `**/${fileOfChunk('page-progress')}`;
  await page.route(file, (route) => route.abort('internetdisconnected'));
  const lost = page.waitForEvent('requestfailed');
  await visit(page, '/members');
  await lost;
  const note = page.locator('.connection-note');
  await expect(note).toHaveCount(0);
  await page.unroute(file);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(note).toBeAttached({ timeout: 500 });
  }).toPass();
  await context.close();
});

test('a message that fails says so in the conversation, and is sent at once on demand', async ({ page, context, browser, watched }) => {
  const other = await otherBrowser(browser, watched);
  const partner = await newAccount(other.context, 'Veit');
  await newAccount(context, 'Runa');
  let tries = 0;
  let fails = true;
  await page.routeWebSocket('**/api/live*', () => undefined);
  await page.route('**/api/chat.php*', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries++;
    return fails ? route.abort('connectionreset') : route.continue();
  });
  await visit(page, `/members/${partner.id}/chat`);
  await page.getByRole('textbox', { name: chat.composer.label, exact: true }).fill('Hallo Veit');
  await page.getByRole('textbox', { name: chat.composer.label, exact: true }).press('Enter');
  const send = page.getByRole('button', { name: chat.thread.now });
  await expect(send).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(chat.thread.retrying)).toBeVisible();
  await expectAccessible(page);
  const before = tries;
  await send.press('Enter');
  await expect.poll(() => tries).toBeGreaterThan(before);
  await expect(send).toBeFocused();
  fails = false;
  await send.click();
  await expect(page.getByText(chat.thread.retrying)).toBeHidden();
  await expect(page.getByRole('log').getByText('Hallo Veit')).toBeVisible();
  await expect(page.locator('.stamp').last()).not.toContainText(chat.thread.sending);
  await other.context.close();
});

test('without a connection a line says since when', async ({ page, context }) => {
  await newAccount(context, 'Mila');
  await visit(page, '/members');
  const line = page.locator('.connection-note > p');
  await expect(line).toBeAttached();
  await context.setOffline(true);
  await expect(line).toContainText(offline.slice(0, offline.indexOf('{')));
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(line).toHaveText('');
});

// Regression: it promised to go on, and stayed as it was.
test('a page that could not be loaded goes on by itself once there is a connection', async ({ browser, baseURL }) => {
  // Without the service worker, which would have kept the page's code.
  const context = await browser.newContext({
    viewport: screens.phone,
    serviceWorkers: 'block',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const reasons = page.waitForResponse(`**/${fileOfChunk('error-message')}`);
  await visit(page, '/');
  await reasons;
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: app.footer.prices }).click();
  const words = page.getByRole('heading', { name: app.error.offline });
  await expect(words).toBeVisible();
  await context.setOffline(false);
  await expect(words).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(app.error.failed);
  // The styles were lost with the page.
  expect(await page.evaluate(missingStyles)).toEqual([]);
  await context.close();
});

// It took the whole page with it, which on a phone does not even show it.
test('a page stays when only its footer cannot be loaded', async ({ browser, baseURL }) => {
  // Not watched: React reports that the server had drawn a footer.
  const context = await browser.newContext({ viewport: screens.phone, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.route(`**/${fileOfChunk('router-footer')}`, (route) => route.abort('connectionreset'));
  await visit(page, '/members');
  await expect(page.locator('.footer')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.member-card').first()).toBeVisible();
  await context.close();
});

test('a match whose first words cannot be loaded leads to the conversation', async ({ page, context, browser, watched }) => {
  const mila = await newAccount(context, 'Mila');
  const other = await otherBrowser(browser, watched);
  const deniz = await newAccount(other.context, 'Deniz');
  expect((await other.context.request.post('/api/like.php', { data: { id: mila.id } })).status()).toBe(200);
  await visit(page, `/members/${deniz.id}`);
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const type = answer.headers()['content-type'] ?? 'text/javascript';
    if (/[`"]first-message-form[`"]/.test(body)) return route.abort('connectionreset');
    return route.fulfill({ body, contentType: type });
  });
  await page
    .getByRole('button', { name: /gefällt mir/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: likes.row.messageNamed.replace('{name}', deniz.name) }).click();
  await expect(page).toHaveURL(`/members/${deniz.id}/chat`);
  await expect(dialog).toBeHidden();
  await other.context.close();
});

// Regression: the page was loaded anew although the server still had the file, and what was typed was lost.
test('a part of the site that was lost with one connection does not load the page anew', async ({ page }) => {
  await visit(page, '/');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  const file = `**/${fileOfChunk('pricing-page')}`;
  await page.route(file, (route) => (route.request().method() === 'HEAD' ? route.continue() : route.abort('connectionreset')));
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.getByRole('contentinfo').getByRole('link', { name: app.footer.prices }).click();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('heading', { name: app.error.failed })).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: app.error.retry }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { name: app.error.failed })).toBeHidden();
  expect(loaded).toEqual([]);
});

test('a part of the site that a new release took away loads the page that was clicked, once in a minute', async ({ page }) => {
  await visit(page, '/');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await page.route(`**/${fileOfChunk('pricing-page')}`, (route) => route.fulfill({ status: 404 }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: app.footer.prices });
  const failed = page.waitForResponse(`**/${fileOfChunk('pricing-page')}`);
  await link.click();
  await failed;
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It is still gone.
  await page.waitForResponse(`**/${fileOfChunk('pricing-page')}`);
  expect(loaded).toEqual(['/pricing']);
});
