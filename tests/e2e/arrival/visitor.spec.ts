import type { BrowserContext, Page } from '@playwright/test';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as app } from '#app/messages/de.ts';
import { messages as likes } from '#features/members/messages/de.ts';
import { messages as safety } from '#features/safety/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import {
  demoPassword,
  expect,
  expectAccessible,
  logIn,
  notQuick,
  screens,
  test,
  tick,
  untilInteractive,
  visit,
} from '#tests/support/browser/browser.ts';
import { answerAccountSteps, newStranger, nextStep, signupCard, skipOptionalSteps } from '#tests/support/browser/journey.ts';

const cards = (page: Page) => page.locator('.member-card');

async function logInHere(page: Page): Promise<void> {
  await untilInteractive(page);
  await page.getByLabel(account.login.email, { exact: true }).fill('premium@demo.test');
  await page.getByLabel(account.login.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
}

const likedIds = async (context: BrowserContext): Promise<number[]> =>
  ((await (await context.request.get('/api/likes.php')).json()) as { likes: number[] }).likes;

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('a visitor likes somebody, meets them with the first question, signs up, and the like arrives', async ({ page, context }) => {
    await visit(page, '/members?gender=man');
    const card = cards(page).first();
    const name = ((await card.getByRole('link').first().textContent()) ?? '').split(',')[0] ?? '';
    await card.getByRole('button').click();
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: likes.visitor.signup }).click();
    await expect(page).toHaveURL(/\/members\/\d+\/signup/);
    await expect(page.getByText(signup.teaser.liked.replace('{name}', name))).toBeVisible();
    await expectAccessible(page);

    const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
    await tick(page.getByRole('radio', { name: signup.gender.woman, exact: true }));
    await tick(page.getByRole('checkbox', { name: signup.searchGender.man, exact: true }));
    await nextStep(page);
    await nextStep(page);
    await answerAccountSteps(page, newStranger('Ida'));
    await expect(signupCard(page).getByRole('heading', { name: signup.photo.title })).toBeVisible();
    await expect.poll(() => likedIds(context)).toEqual([id]);
    await skipOptionalSteps(page);
    await expect(page.getByText(signup.teaser.likeWaits.replace('{name}', name))).toBeVisible();
    await page.getByRole('link', { name: signup.teaser.to.replace('{name}', name) }).click();
    await expect(page).toHaveURL(`/members/${id}`);
  });

  test('a card leads to the member, and closing leads back to the list where it was left', async ({ page }) => {
    await visit(page, '/members?gender=man');
    const card = cards(page).nth(7);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/members\/\d+\/signup$/);
    await expect(page.getByRole('heading', { name: signup.teaser.you })).toBeVisible();
    await page.getByRole('button', { name: signup.form.close }).click();
    await expect(page).toHaveURL('/members?gender=man');
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(before - 80);
  });
});

test('a visitor who opens a profile meets its teaser instead of the login', async ({ page }) => {
  await page.goto('/members/3');
  await expect(page).toHaveURL('/members/3/signup');
  await expect(page.getByRole('link', { name: signup.form.login, exact: true })).toHaveAttribute('href', '/login?to=%2Fmembers%2F3');
});

test('every public page has the way in, and the index page has it once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: app.nav.login })).toBeVisible();
  await expect(page.getByRole('link', { name: signup.opener.signup }).first()).toBeInViewport();
  for (const path of ['/members', '/pricing', '/login', '/complaints']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: app.nav.join }), path).toBeVisible();
  }
});

for (const wanted of ['/credits', '/members/3/chat', '/likes/sent'])
  test(`a login on the way to ${wanted} leads there`, { tag: wanted === '/credits' ? [] : notQuick }, async ({ page }) => {
    await page.goto(wanted);
    await expect(page).toHaveURL(`/login?to=${encodeURIComponent(wanted)}`);
    await logInHere(page);
    await expect(page).toHaveURL(wanted);
  });

test('a login without a target leads to the search, and a target elsewhere counts as none', async ({ page, context }) => {
  await page.goto('/login?to=//evil.test/members');
  await logInHere(page);
  await expect(page).toHaveURL('/members');
  await logIn(context, 'premium@demo.test');
  await page.goto('/login?to=/credits');
  await expect(page).toHaveURL('/credits');
});

// Regression: the confirmation stood above the screen, and the focus on nothing.
test('a complaint that was sent shows its number, and the focus is on its heading', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, '/complaints');
  const form = page.getByRole('main');
  await form.getByLabel(safety.complaints.text).fill('Ich wurde zweimal belastet.');
  await form.getByLabel(safety.complaints.email).fill('visitor@complaints.test');
  await form.getByRole('button', { name: safety.complaints.submit }).click();
  const heading = page.getByRole('heading', { name: safety.complaints.doneTitle });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

// Regression: it named a reference of which nobody needs to know.
test('a member that there is not has the page of one whom only members see', async ({ page }) => {
  await page.goto('/members/999999');
  const login = page.getByRole('main').getByRole('link', { name: app.nav.login });
  await expect(login).toHaveAttribute('href', '/login?to=%2Fmembers%2F999999');
  await expect(page.getByText(app.error.reference.replace('{code}', ''))).toHaveCount(0);
});
