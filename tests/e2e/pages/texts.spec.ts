import { messages as app } from '#app/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const path of ['/pages/privacy', '/pages/faq'])
      test(`${path} is accessible in both themes`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expectAccessible(page, ['light', 'dark']);
      });

    test('the contents lead to a section', async ({ page }) => {
      await page.goto('/pages/terms');
      const contents = page.getByRole('navigation', { name: 'Inhalt' });
      const link = contents.getByRole('link', { name: 'Haftung' });
      if (!(await link.isVisible())) await contents.getByText('Inhalt').click();
      await link.click();
      await expect(page).toHaveURL(/#liability$/);
      await expect(page.getByRole('heading', { name: 'Haftung' })).toBeInViewport();
    });
  });
}

test('all links of the footer lead to a page', async ({ page }) => {
  await page.goto('/pricing');
  const links = page.getByRole('contentinfo').locator('a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.slice(0, 9)).toEqual([
    '/pages/terms',
    '/pages/privacy',
    '/pages/cookies',
    '/pages/ban',
    '/pricing',
    '/complaints',
    '/pages/return-policy',
    '/pages/faq',
    '/pages/imprint',
  ]);
  for (const path of paths) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
});

test('a text that there is not is a page of the site, with 404', async ({ page }) => {
  const response = await page.goto('/pages/none');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a text changes its language at once, and only English has the notice for the United States', async ({ page }) => {
  await visit(page, '/pages/terms');
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('heading', { name: 'Haftung' })).toBeVisible();
  await expect(footer.getByText('US residents')).toBeHidden();
  await expect(footer.getByText(app.footer.adults)).toBeVisible();
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeVisible();
  await expect(footer.getByText('US residents')).toBeVisible();
  await expect(page.getByText('Version of 27 November 2026')).toBeVisible();
});

test('on paper there is only the text', async ({ page }) => {
  await page.goto('/pages/terms');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Haftung' })).toBeVisible();
  for (const unprinted of [page.getByRole('contentinfo'), page.getByRole('banner'), page.getByRole('button', { name: 'Drucken' })])
    await expect(unprinted).toBeHidden();
});
