import type { Page } from '@playwright/test';
import { messages as safety } from '#features/safety/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, screens, test } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

/** Opens a page whose scripts do not arrive before the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return arrived.resolve;
}

test.use({ viewport: screens.phone });

test('a tap on a button before the page is hydrated counts once', async ({ page, context }) => {
  await newAccount(context, 'Tilda');
  const { profiles } = (await (await context.request.get('/api/members.php?gender=man&country=DE')).json()) as {
    profiles: { id: number; name: string }[];
  };
  const other = profiles.at(-1);
  const letScriptsArrive = await openWithoutScripts(page, `/members/${other?.id}`);
  const like = page.getByRole('button', { name: /gefällt mir/ }).first();
  await like.click();
  await like.click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('like'));
  letScriptsArrive();
  await sent;
  await expect(page.getByRole('button', { name: /gefällt mir/, pressed: true }).first()).toBeVisible();
});

test('an answer given before the page is hydrated goes along into the signup', async ({ page }) => {
  const letScriptsArrive = await openWithoutScripts(page, '/');
  await page.getByRole('link', { name: signup.searchGender.man, exact: true }).click();
  await page.waitForURL('/?search_gender=man', { waitUntil: 'commit' });
  await page.getByRole('link', { name: signup.opener.signup }).first().click();
  letScriptsArrive();
  // What was answered is in the address, and is not asked again.
  await expect(page).toHaveURL(/\/signup\?(.*&)?search_gender=man/);
  await expect(page.getByRole('radio', { name: signup.gender.man, exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: signup.searchGender.man, exact: true })).toHaveCount(0);
});

// Until the page is hydrated such a button does not submit its form.
test('a form that is sent before the page is hydrated says what is missing', async ({ page }) => {
  const letScriptsArrive = await openWithoutScripts(page, '/complaints');
  await page.getByRole('button', { name: safety.complaints.submit }).click();
  letScriptsArrive();
  await expect(page.getByText(safety.errors.text_required)).toBeVisible();
});
