import type { Locator } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { messages as pages } from '#features/static-pages/messages/de.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, logIn, screens, test, visit } from '#tests/support/browser/browser.ts';
import { answerBirth, newStranger, nextStep, openSignup, signupCard } from '#tests/support/browser/journey.ts';

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };

test('at a zoom of 400 % the match finder shows the person, not only its buttons', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await logIn(context, 'premium@demo.test');
  await visit(page, '/match-finder');
  await expect(page.locator('.candidate .actions')).toHaveCSS('position', 'static');
});

test('forced colours show like buttons without the border that cuts them out of their photo', async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(context, 'premium@demo.test');
  await visit(page, '/members');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.locator('.member-card .like-leaf[aria-pressed=false]').first()).toHaveCSS('border-top-color', canvas);
});

test('on a wide screen the list of conversations stands below the logo', async ({ page, context }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await logIn(context, 'premium@demo.test');
  await visit(page, '/chats');
  const logo = await boxOf(page.getByRole('banner').getByRole('link').first());
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(Math.abs(logo.x - title.x)).toBeLessThanOrEqual(8);
});

test('the like of a text covers no word of it', async ({ page, context }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await logIn(context, 'premium@demo.test');
  await visit(page, '/members/3');
  const covered = await page.evaluate(() => {
    const hearts = [...document.querySelectorAll('main .like-leaf')].map((heart) => heart.getBoundingClientRect());
    const texts = [...document.querySelectorAll('main p')].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    const meet = (line: DOMRect) => (heart: DOMRect) =>
      heart.left < line.right && heart.right > line.left && heart.top < line.bottom && heart.bottom > line.top;
    return { hearts: hearts.length, lines: texts.filter((line) => hearts.some(meet(line))).length };
  });
  expect(covered.hearts).toBeGreaterThan(1);
  expect(covered.lines).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('there are neither keyboard shortcuts nor a button to print', async ({ page, context }) => {
    await logIn(context, 'premium@demo.test');
    await visit(page, '/pages/terms');
    await expect(page.getByRole('button', { name: pages.print })).toBeHidden();
    await page.getByRole('button', { name: app.nav.account }).click();
    await expect(page.getByRole('menuitem', { name: app.nav.logout })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: app.nav.keys })).toHaveCount(0);
  });

  test('the note of a lost connection leaves the button of the signup free', async ({ page, context }) => {
    await visit(page, '/');
    const stranger = newStranger('Ida');
    await openSignup(page);
    const card = signupCard(page);
    await card.getByLabel(signup.name.name, { exact: true }).fill(stranger.name);
    await card.getByLabel(signup.name.email, { exact: true }).fill(stranger.email);
    await nextStep(page);
    await answerBirth(page);
    await context.setOffline(true);
    const note = page.locator('.connection-note');
    await expect(note).toContainText('offline');
    const [line, button] = [await boxOf(note), await boxOf(card.locator('[type=submit]'))];
    expect(line.y + line.height).toBeLessThanOrEqual(button.y);
    await context.setOffline(false);
  });

  test('a match keeps the field for the first words and their price in view', async ({ page, context, browser, watched }) => {
    const me = await newAccount(context, 'Rosa');
    const { context: other } = await otherBrowser(browser, watched);
    const them = await newAccount(other, 'Ilse');
    expect((await other.request.post('/api/like.php', { data: { id: me.id } })).status()).toBe(200);
    await other.close();
    await visit(page, `/members/${them.id}`);
    await page.locator('.acts').getByRole('button', { pressed: false }).last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(likes.match.title)).toBeVisible();
    for (const part of [dialog.getByRole('textbox'), dialog.getByText(/1 Credit/).last()]) await expect(part).toBeInViewport({ ratio: 1 });
  });
});
