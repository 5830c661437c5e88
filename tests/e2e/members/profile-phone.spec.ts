import type { Locator, Page } from '@playwright/test';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { expect, expectAccessible, logIn, test, untilInteractive } from '#tests/support/browser/browser.ts';
import { openTouchPhone } from '#tests/support/browser/touch-phone.ts';

/** Has four photos, which the members of the demo see. */
const member = '/members/3';

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** How far anything has moved by itself since the page began. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { readonly shifts?: { sum: number } }).shifts?.sum ?? NaN);
}

test('on a phone the photo fills 85 % of the screen, and the rest slides over it', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(context, 'premium@demo.test');
  const shifted = await watchShifts(page);
  await page.goto(member);
  await untilInteractive(page);
  const photo = page.locator('.profile .shots');
  const { x, y, width, height } = await boxOf(photo);
  expect([x, y, width]).toEqual([0, 0, await page.evaluate(() => document.body.clientWidth)]);
  expect(height).toBeCloseTo(844 * 0.85, 1);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const details = await boxOf(page.locator('.profile .details'));
  const like = await boxOf(page.locator('.profile .cols > .like-leaf'));
  expect(like.y).toBeLessThan(details.y);
  expect(like.y + like.height).toBeGreaterThan(details.y);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(async () => (await boxOf(photo)).y).toBe(0);
  expect((await boxOf(page.locator('.profile .details'))).y).toBeLessThan(details.y - 400);
  expect(await shifted()).toBe(0);
});

test('the bars on the photo are its segments: they choose a photo, and so does a swipe; a tap opens it', async ({ browser, baseURL }) => {
  const { context, page, cdp } = await openTouchPhone(browser, {
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 740 },
  });
  await page.goto(member);
  await untilInteractive(page);
  const bars = page.locator('.profile .thumbs button');
  await expect(bars).toHaveCount(4);
  for (const bar of await bars.all()) {
    const { width, height } = await boxOf(bar);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await expect(bars.first()).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: new RegExp(memberPage.enlarge) }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await bars.nth(1).click();
  await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true');

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5);
    await touch('touchEnd');
  };
  await swipe(300, 60);
  await expect(bars.nth(2)).toHaveAttribute('aria-current', 'true');
  await swipe(60, 300);
  await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.close();
});

test('a swipe past the last photo goes to the next person of the list, before the first to the previous, never from the edge or down', async ({
  browser,
  baseURL,
}) => {
  const { context, page, cdp } = await openTouchPhone(browser, {
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  await page.goto('/members?gender=woman&with_photo=true');
  await untilInteractive(page);
  const cards = page.locator('.member-card a[href^="/members/"]');
  const paths = await cards.evaluateAll((links) =>
    [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter((path) => /\/\d+$/.test(path)),
  );
  const [first = '', second = ''] = paths;
  await page.locator(`.member-card a[href="${first}"]`).first().tap();
  await expect(page).toHaveURL(first);
  const next = page.locator('.profile .neighbours .next');
  await expect(next).toHaveAttribute('href', second);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 300) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const swipe = async (from: number, to: number, down = 0) => {
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5, 300 + (down * step) / 5);
    await touch('touchEnd');
  };
  /** To the last photo, which is where the step to the next person begins. */
  const toLastPhoto = async () => {
    const bars = page.locator('.profile .thumbs button');
    if ((await bars.count()) > 0) await bars.last().click();
  };
  await toLastPhoto();
  await swipe(352, 100);
  await expect(page).toHaveURL(first);
  await swipe(300, 250, 220);
  await expect(page).toHaveURL(first);
  await page.evaluate(() => window.scrollTo(0, 0));
  await swipe(300, 60);
  await expect(page).toHaveURL(second);
  await expect(page.locator('.profile .neighbours a').first()).toHaveAttribute('href', first);
  // One that comes while the two pages change into each other can be lost.
  await expect(async () => {
    await swipe(60, 300);
    await expect(page).toHaveURL(first, { timeout: 3000 });
  }).toPass();
  // Before the first of the list there is nobody.
  await swipe(60, 300);
  await expect(page).toHaveURL(first);
  // The steps took the place of the entry: Back is the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/members\?/);
  await context.close();
});

test('a button on the photo is seen when the keyboard reaches it below what slid over it', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(context, 'premium@demo.test');
  await page.goto(member);
  await untilInteractive(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.keyboard.press('Tab');
  await page.locator('.profile .enlarge').focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone on its side the photo is as high as the screen, and the rest moves beside it', async ({ page, context }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await logIn(context, 'premium@demo.test');
  await page.goto(member);
  await untilInteractive(page);
  const photo = page.locator('.profile .shots');
  const dock = page.locator('.profile .acts');
  expect((await boxOf(photo)).height).toBe(360);
  expect((await boxOf(page.locator('.profile .details'))).x).toBeGreaterThanOrEqual((await boxOf(photo)).width);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(dock).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(async () => (await boxOf(photo)).y).toBe(0);
  await expect(dock).toBeInViewport({ ratio: 1 });
});

test('from 768 px a profile has two panes, with thumbnails below the photo', async ({ page, context }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await logIn(context, 'premium@demo.test');
  await page.goto(member);
  await untilInteractive(page);
  await expect(page.getByRole('banner')).toBeVisible();
  const photo = await boxOf(page.locator('.profile .main-photo'));
  expect((await boxOf(page.locator('.profile .about'))).x).toBeGreaterThan(photo.x + photo.width);
  expect((await boxOf(page.locator('.profile .thumbs'))).y).toBeGreaterThan(photo.y + photo.height);
  const like = await boxOf(page.locator('.profile .cols > .like-leaf'));
  expect(like.x + like.width / 2).toBeLessThanOrEqual(photo.x + photo.width);
  expect(Math.abs(like.y + like.height - photo.y - photo.height)).toBeLessThan(30);
});

test('somebody without a photo has no empty screen in its place', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(context, 'premium@demo.test');
  let without = 0;
  for (let id = 100; id < 241 && without === 0; id++) {
    const response = await context.request.get(`/api/profile.php?id=${id}`);
    if (response.ok() && ((await response.json()) as { profile: { main_image: unknown } }).profile.main_image === null) without = id;
  }
  await page.goto(`/members/${without}`);
  expect((await boxOf(page.locator('.profile .shots'))).height).toBeLessThanOrEqual(300);
  await expect(page.locator('.profile .cols > .like-leaf')).toHaveCount(0);
});

for (const { name, open } of [
  { name: 'the gifts', open: (page: Page) => page.getByRole('button', { name: /^Geschenk für/ }) },
  { name: 'a like with a note', open: (page: Page) => page.locator('.profile .cols > .like-leaf') },
])
  test(`${name} come from the bottom of a phone, and stand in the middle from 768 px`, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(context, 'premium@demo.test');
    await page.goto(member);
    await untilInteractive(page);
    await open(page).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    const bottomOf = async () => {
      const { y, height } = await boxOf(sheet);
      return Math.round(y + height);
    };
    await expect.poll(bottomOf).toBe(844);
    expect((await boxOf(sheet)).x).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(bottomOf).toBeLessThan(1000);
    const { x, width } = await boxOf(sheet);
    expect(width).toBe(480);
    expect(Math.abs(x + width / 2 - (await page.evaluate(() => document.body.clientWidth)) / 2)).toBeLessThanOrEqual(8);
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(sheet).toBeHidden();
  });

test('each gift says its price, and the button what the chosen one costs', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'premium@demo.test');
  const { gifts } = (await (await context.request.get('/api/gifts.php')).json()) as { gifts: { cost: { credits: number } }[] };
  const price = `${gifts[0]?.cost.credits} Credits`;
  await page.goto(member);
  await untilInteractive(page);
  await page.getByRole('button', { name: /^Geschenk für/ }).click();
  await expect(page.locator('.gift-choice label', { hasText: price })).toHaveCount(gifts.length);
  await expect(page.locator('.give')).toContainText(price);
  await expect(page.locator('.give')).toBeInViewport({ ratio: 1 });
});
