import { messages as members } from '#features/members/messages/de.ts';
import { messages as today } from '#features/daily-picks/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

for (const [width, viewport] of [
  ['a phone', screens.phone],
  ['a wide screen', screens.desktop],
] as const)
  test.describe(`on ${width}`, () => {
    test.use({ viewport });

    test('three people with a reason each stand above the search until they are hidden', async ({ page, context }) => {
      await newAccount(context, 'Marta');
      await visit(page, '/members');
      const section = page.getByRole('region', { name: today.title });
      await expect(section.getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page);

      const first = section.getByRole('listitem').first();
      const heart = first.getByRole('button');
      const name = (await first.locator('.who').textContent())?.split(',')[0] ?? '';
      await heart.click();
      await expect(first.getByRole('button', { name: members.like.replace('{name}', name) })).toHaveAttribute('aria-pressed', 'true');

      await first.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await page.goBack();
      await expect(section.getByRole('listitem')).toHaveCount(3);

      // A search of one's own needs the place.
      await visit(page, '/members?gender=man');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(section).toHaveCount(0);

      await visit(page, '/members');
      await section.getByRole('button', { name: today.hide }).click();
      await expect(page.getByRole('status').filter({ hasText: today.hidden })).toHaveCount(1);
      await expect(section).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(section).toHaveCount(0);
    });
  });

// Styles stay in the page when it is left: those of the swipe once took the picks apart.
test('the picks look the same after the swipe', async ({ page, context }) => {
  await page.setViewportSize(screens.desktop);
  await newAccount(context, 'Marta');
  await visit(page, '/members');
  const section = page.getByRole('region', { name: today.title });
  const whereIs = async () => [await section.boundingBox(), await section.getByRole('heading').first().boundingBox()];
  await expect(section.getByRole('listitem')).toHaveCount(3);
  const before = await whereIs();
  await page.locator('.topbar a[href="/swipe-game"]').click();
  await expect(page.locator('.deck')).toBeVisible();
  await page.locator('.topbar nav a[href="/members"]').click();
  await expect(section.getByRole('listitem')).toHaveCount(3);
  expect(await whereIs()).toEqual(before);
});

test('what cannot be hidden comes back with a word', async ({ page, context }) => {
  await newAccount(context, 'Marta');
  await visit(page, '/members');
  const section = page.getByRole('region', { name: today.title });
  await page.route('**/api/today.php?*', (route) => route.abort('connectionreset'));
  await section.getByRole('button', { name: today.hide }).click();
  await expect(section).toHaveCount(0);
  await expect(section.getByRole('listitem')).toHaveCount(3);
});

test('without the code of the picks the search is whole', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await context.request.get('/api/today.php');
  await visit(page, '/members?gender=woman');
  await page.route('**/api/today.php', (route) => route.abort('connectionreset'));
  await page
    .getByRole('link', { name: /Entdecken/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.member-card').first()).toBeVisible();
});
