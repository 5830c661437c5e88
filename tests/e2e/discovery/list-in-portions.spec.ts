import type { Page } from '@playwright/test';
import { expect, logIn, screens, test } from '#tests/support/browser/browser.ts';

const cards = (page: Page) => page.locator('.member-grid > li');
const likeButtons = (page: Page) => page.locator('.member-grid .like-leaf');

/** Where each card stands, and what it leads to. */
const placesOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, left, width, height } = card.getBoundingClientRect();
      return [card.querySelector('a')?.getAttribute('href'), top + scrollY, left, width, height];
    }),
  );

for (const screen of ['phone', 'desktop'] as const)
  test(`on a ${screen}, the cards below the first view stand and lead where they will, and are drawn whole once the page is awake`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'premium@demo.test');
    await page.setViewportSize(screens[screen]);
    // One that comes in the first moments would be used.
    await page.route('**/*.woff2', (route) => route.abort());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/members', { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(24);
    const served = await placesOf(page);
    expect(await likeButtons(page).count()).toBe(10);
    release();
    await expect(likeButtons(page)).toHaveCount(24);
    expect(await placesOf(page)).toEqual(served);
    // The button covers the corner of the photo, not the words below it.
    for (const at of [0, 23]) {
      const card = cards(page).nth(at);
      const [photo, button] = [await card.locator('.shot').boundingBox(), await card.locator('.like-leaf').boundingBox()];
      if (photo === null || button === null) throw new Error('a card is not shown');
      expect(button.y + button.height - (photo.y + photo.height)).toBeCloseTo(20, 0);
      expect(button.x + button.width - (photo.x + photo.width)).toBeCloseTo(2, 0);
    }
  });

test('a visitor gets every photo without scripts, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/members');
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(10);
  await expect(page.locator('.member-grid .photo:visible img')).toHaveCount(found);
  await context.close();
});
