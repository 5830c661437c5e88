import { messages as app } from '#app/messages/de.ts';
import { messages as platform } from '#platform/messages/de.ts';
import { expect, expectAccessible, logIn, pageTest, screens, test, visit } from '#tests/support/browser/browser.ts';
import { pagesForMembers, pagesForVisitors } from '#tests/support/pages.ts';

const membersOnly = [
  '/settings',
  '/notifications',
  '/profile',
  '/complete-signup',
  '/signup-matches',
  '/likes',
  '/swipe-game',
  '/match-finder',
  '/chats',
  '/credits',
  '/premium',
  '/credits/repeat-order',
  '/directdebit',
  '/transactions',
  '/members/3/chat',
];

// Every page in every theme and at every width, but not in every combination of the two.
const themeOn: Readonly<Record<string, 'light' | 'dark'>> = { phone: 'light', desktop: 'dark' };

for (const [screen, viewport] of Object.entries(screens)) {
  const inThemes = [themeOn[screen] ?? 'light'];
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const [viewer, paths] of [['visitor', pagesForVisitors] as const, ['member', pagesForMembers] as const]) {
      for (const path of paths) {
        pageTest(`${path} is served to a ${viewer} and accessible in ${inThemes.join()}`, async ({ open }) => {
          const page = await open(viewer, path, viewport);
          await expect(page.locator('h1').first()).toBeVisible();
          await expectAccessible(page, inThemes);
        });
      }
    }

    test('a profile, its chat and a package are served to members', async ({ page, context }) => {
      await logIn(context, 'free@demo.test');
      const { profiles } = (await (await context.request.get('/api/members.php?gender=man&country=DE')).json()) as {
        profiles: { id: number }[];
      };
      const { packages } = (await (await context.request.get('/api/packages.php')).json()) as { packages: { id: number }[] };
      for (const path of [
        `/members/${profiles[0]?.id}`,
        `/likes/m/${profiles[0]?.id}`,
        `/members/${profiles[0]?.id}/chat`,
        `/credits/${packages[0]?.id}`,
        `/credits/${packages[0]?.id}/paypal`,
      ]) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        await expectAccessible(page, inThemes);
      }
    });

    test('a link of a mail that no longer works says so', async ({ page }) => {
      for (const path of ['/unsubscribe/none', '/withdrawal/none']) {
        expect((await page.goto(path))?.status(), path).toBe(410);
        await expect(page.locator('h1').first()).toBeVisible();
        await expectAccessible(page, inThemes);
      }
    });

    test('a page that does not exist is a 404 with a link home', async ({ page }) => {
      expect((await page.goto('/gibt/es/nicht'))?.status()).toBe(404);
      await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute('href', '/');
      await expectAccessible(page, inThemes);
    });
  });
}

test('pages of members redirect visitors to the login', async ({ request }) => {
  for (const path of membersOnly) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], path).toEqual([302, `/login?to=${encodeURIComponent(path)}`]);
  }
});

test('unknown ids and paths are a 404', async ({ page, context }) => {
  await logIn(context, 'free@demo.test');
  for (const path of [
    '/members/99999999',
    '/chats/99999999',
    '/credits/99999999',
    '/transactions/99999999',
    '/likes/everybody',
    '/members/anna',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test('what we cannot understand is not called our fault, and a number too large for an id is a 404', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  expect((await page.goto('/chats/9007199254740993'))?.status()).toBe(404);
  await visit(page, '/members');
  await page.route('**/api/likes.php*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'invalid_request', params: { field: '', rule: 'format' } } } }),
  );
  await page.route('**/api/profile.php*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'invalid_request', params: { field: '', rule: 'format' } } } }),
  );
  await page.locator('a[href^="/members/"]').first().click();
  await expect(page.getByRole('heading', { name: app.error.failed })).toBeVisible();
  await expect(page.getByText(platform.errors.invalid_request)).toBeVisible();
  await expect(page.getByRole('button', { name: app.error.retry })).toBeHidden();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: app.error.home })).toBeVisible();
});

test('the second site has its own name and language', async ({ page, baseURL }) => {
  await page.goto(baseURL?.replace('localhost', 'de.localhost') ?? '');
  await expect(page).toHaveTitle(/Najaar/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
