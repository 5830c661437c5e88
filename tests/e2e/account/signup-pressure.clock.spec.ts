import type { Page } from '@playwright/test';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as proof } from '#features/proof-of-work/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { sentTo } from '#tests/support/browser/outbox.ts';
import { answerAccountSteps, newStranger, openSignup, signupCard, type Stranger } from '#tests/support/browser/journey.ts';

// All signups of the installation are asked for a proof meanwhile, so no other test may run beside these.
test.use({ viewport: screens.phone });
test.beforeEach(({ request }) => press(request, true));
test.afterEach(({ request }) => press(request, false));

async function press(request: Page['request'], on: boolean): Promise<void> {
  expect((await request.post('/dev/pressure', { data: { on } })).status()).toBe(200);
}

/** Answers everything and presses the last button. */
async function answerAll(page: Page, stranger: Stranger): Promise<void> {
  await visit(page, '/');
  await openSignup(page);
  await answerAccountSteps(page, stranger);
}

/** Accessible names have plain spaces. */
const working = new RegExp(`${proof.working}|${proof.slow}`.replaceAll('\u00a0', '\\s'));

const isProven = (body: string | null): boolean => body?.includes('"proof"') === true;

test('a signup under pressure does its work by itself, says so in the place of the label, and moves nothing', async ({ page, context }) => {
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  const calls: boolean[] = [];
  await page.route('**/api/signup.php', async (route) => {
    const proven = isProven(route.request().postData());
    calls.push(proven);
    if (proven) await seen;
    await route.continue();
  });
  const stranger = newStranger('Greta');
  await answerAll(page, stranger);
  const button = signupCard(page).getByRole('button', { name: working });
  await expect(button).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: working })).toHaveCount(1);
  // Pressed again meanwhile, it changes nothing.
  const box = await button.boundingBox();
  await button.click();
  await expectAccessible(page);
  await expect(button).toHaveText(proof.slow);
  expect(await button.boundingBox()).toEqual(box);
  go();
  await expect(signupCard(page).getByRole('heading', { name: signup.photo.title })).toBeVisible();
  expect(calls).toEqual([false, true]);
  expect(await sentTo(context.request, stranger.email)).toHaveLength(1);
});

test('a signup whose answer is lost after the work makes one account, and goes on by itself', async ({ page, context }) => {
  let lost = false;
  await page.route('**/api/signup.php', async (route) => {
    if (lost || !isProven(route.request().postData())) return route.continue();
    lost = true;
    expect((await route.fetch()).status()).toBe(200);
    await route.abort('connectionreset');
  });
  const stranger = newStranger('Henny');
  await answerAll(page, stranger);
  await expect(signupCard(page).getByRole('heading', { name: signup.photo.title })).toBeVisible();
  expect(lost).toBe(true);
  expect(await sentTo(context.request, stranger.email)).toHaveLength(1);
});

test('a signup whose work cannot be done says so, keeps what was written and can be tried again', async ({ page }) => {
  let impossible = true;
  await page.route('**/api/signup.php', (route) =>
    impossible
      ? route.fulfill({ status: 428, json: { error: { code: 'proof_required', params: { challenge: 'id.0.4.none.signature' } } } })
      : route.continue(),
  );
  await answerAll(page, newStranger('Ines'));
  await expect(signupCard(page).getByText(proof.errors.proof_failed)).toBeVisible();
  await expectAccessible(page);
  impossible = false;
  await signupCard(page).getByRole('button', { name: signup.form.submit, exact: true }).click();
  await expect(signupCard(page).getByRole('heading', { name: signup.photo.title })).toBeVisible();
});

test('a forgotten password under pressure is mailed like any other', async ({ page, context }) => {
  await visit(page, '/reset-password');
  await page.getByLabel(account.reset.email, { exact: true }).fill('premium@demo.test');
  await page.getByRole('button', { name: account.reset.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: account.reset.sentTitle })).toBeVisible();
  await expect.poll(async () => (await sentTo(context.request, 'premium@demo.test')).length).toBeGreaterThan(0);
});
