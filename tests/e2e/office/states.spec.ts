import { siteAddress } from '#tests/support/browser/address.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/browser.ts';
import { cutTexts } from '#tests/support/browser/layout-checks.ts';
import { messages as german } from '#features/office/messages/de.ts';
import { messages as office } from '#features/office/messages/en.ts';
import { enter } from './testing/work.ts';

const areas = [
  '/admin',
  '/admin/cases',
  '/admin/photos',
  '/admin/approvals',
  '/admin/members',
  '/admin/orders',
  '/admin/withdrawals',
  '/admin/books',
  '/admin/prices',
  '/admin/codes',
  '/admin/sites',
  '/admin/content',
  '/admin/legal',
  '/admin/staff',
  '/admin/blocks',
  '/admin/log',
  '/admin/jobs',
];

/** All calls but the one that says who works here. */
const calls = /\/api\/admin\/(?!me\.php)/;

test('every page says that it loads, that it could not and why, and loads when it is asked again', async ({ browser }) => {
  test.setTimeout(900_000);
  // Not the watched one: the browser logs each refusal as an error.
  const page = await browser.newPage({ baseURL: siteAddress });
  await enter(page.request, 'owner');
  await page.request.put('/api/admin/me.php', { data: { language: 'en' } });
  for (const area of areas) {
    const held = Promise.withResolvers<undefined>();
    await page.route(calls, async (route) => {
      await held.promise;
      await route.fulfill({ status: 503, json: { error: { code: 'unavailable', params: {} } } });
    });
    await page.goto(area);
    await expect(page.getByText(office.loading.busy, { exact: true }).first(), area).toBeAttached();
    await expectAccessible(page, ['light']);
    held.resolve(undefined);
    const again = page.getByRole('button', { name: office.loading.again });
    await expect(again.first(), area).toBeVisible();
    await expectAccessible(page);
    await page.unroute(calls);
    // A page of several parts asks for each.
    for (let left = await again.count(); left > 0; left -= 1) {
      await again.first().press('Enter');
      await expect(again, area).toHaveCount(left - 1);
    }
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.close();
});

test('without a connection a page that is opened says so, and Back leads to the one before', async ({ page, context }) => {
  await enter(page.request, 'owner');
  await page.request.put('/api/admin/me.php', { data: { language: 'en' } });
  await page.goto('/admin/members');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Members/);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: office.bar.areas }).getByRole('link', { name: office.bar.books, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: office.loading.pageFailed })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: office.loading.again }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/books/i);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Members/);
});

test('zoomed to twice the size, every page is whole', async ({ page }) => {
  test.setTimeout(600_000);
  await enter(page.request, 'owner');
  // 1280 px at 200 %.
  await page.setViewportSize({ width: 640, height: 450 });
  for (const [language, { loading }] of [
    ['en', office],
    ['de', german],
  ] as const) {
    await page.request.put('/api/admin/me.php', { data: { language } });
    for (const area of areas) {
      await page.goto(area);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText(loading.busy, { exact: true })).toHaveCount(0);
      expect(await cutTexts(page), `${area} in ${language}`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways, `${area} in ${language} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
});
