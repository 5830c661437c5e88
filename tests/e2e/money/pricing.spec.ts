import { messages as shop } from '#features/shop/messages/fi.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';

test.use({ viewport: screens.phone });

test('the prices of the reader’s country are open and those of the others folded, also for a visitor of an unknown country', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'fi', url: baseURL ?? '' }]);
  await visit(page, '/pricing');
  await expect(page.locator('.country-prices > li:visible > b')).toHaveText(['Suomi']);
  await page.getByText(shop.countries.others).click();
  await expect(page.locator('.country-prices > li > b', { hasText: 'Saksa' })).toBeVisible();
  await expectAccessible(page);
});
