import type { Page } from '@playwright/test';
import { messages as installed } from '#features/pwa/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';

/** Px of a phone with a notch and without a home button. */
const insets = { top: 47, bottom: 34, left: 0, right: 0 };

/** As an installed app on such a phone. */
async function asApp(page: Page) {
  const session = await page.context().newCDPSession(page);
  // DevTools emulate many media features, but not the display mode.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'));
  });
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

const back = (page: Page) => page.getByRole('button', { name: installed.back, exact: true });

/** Of the first and the last thing in it that can be pressed. */
async function boxOf(page: Page, selector: string) {
  const boxes = await Promise.all((await page.locator(`${selector} :is(a, button):visible`).all()).map((one) => one.boundingBox()));
  const found = boxes.filter((box) => box !== null);
  return { top: Math.min(...found.map(({ y }) => y)), bottom: Math.max(...found.map(({ y, height }) => y + height)) };
}

test.use({ viewport: screens.phone });

test('the installed app has a way back where no bar of a browser has one', async ({ page, context }) => {
  await logIn(context, 'free@demo.test');
  await asApp(page);
  await visit(page, '/members');
  await expect(back(page)).toBeHidden();
  await visit(page, '/pages/faq');
  await expect(back(page)).toBeVisible();
  await expectAccessible(page);
  // Opened by a notification: nothing is behind it.
  await back(page).click();
  await expect(page).toHaveURL('/members');
  await page.locator('.tabbar a[href="/likes"]').click();
  await expect(page).toHaveURL('/likes');
  await expect(back(page)).toBeHidden();
});

test('a browser has its own', async ({ page }) => {
  await visit(page, '/pages/faq');
  await untilInteractive(page);
  await expect(page.locator('.connection-line')).toBeAttached();
  await expect(back(page)).toBeHidden();
});

test('bars and the composer keep out of the notch and of the bar at the lower edge', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await asApp(page);
  const { height } = screens.phone;
  await visit(page, '/members');
  expect((await boxOf(page, '.topbar')).top).toBeGreaterThanOrEqual(insets.top);
  expect((await boxOf(page, '.tabbar')).bottom).toBeLessThanOrEqual(height - insets.bottom);
  await visit(page, '/chats');
  await page.locator('main a[href^="/chats/"]').first().click();
  await expect(page.getByRole('log')).toBeVisible();
  expect((await boxOf(page, '.chat-header')).top).toBeGreaterThanOrEqual(insets.top);
  expect((await boxOf(page, '.composer')).bottom).toBeLessThanOrEqual(height - insets.bottom);
});

test('a pull at the top loads the page anew in the installed app, and nowhere else', async ({ page, context }) => {
  await logIn(context, 'free@demo.test');
  const session = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }] });
  const pull = async () => {
    await finger('touchStart', 120);
    for (let y = 140; y <= 360; y += 20) await finger('touchMove', y);
    await finger('touchEnd', 360);
  };
  const loads: string[] = [];
  page.on('request', (request) => request.url().includes('/api/likes.php') && loads.push(request.url()));
  await visit(page, '/likes');
  await untilInteractive(page);
  await pull();
  await expect(page.locator('.pull')).toHaveCount(0);
  // What a pull asks for is asked for when the finger leaves, so before this.
  expect(await page.evaluate(async () => (await fetch('/healthz')).status)).toBe(200);
  expect(loads).toEqual([]);

  await asApp(page);
  await page.reload();
  await untilInteractive(page);
  await expect(page.locator('.connection-line')).toBeAttached();
  loads.length = 0;
  await expect(async () => {
    await pull();
    expect(loads.length).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator('.pull')).toBeHidden();
});
