import type { Browser, BrowserContext, Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { demoPassword, expect, expectAccessible, logIn, screens, test } from '#tests/support/browser/browser.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { activate, newStranger, signUp } from '#tests/support/browser/journey.ts';

const partner = 'free@demo.test';

async function partnerOf(
  browser: Browser,
  watched: (page: Page) => void,
  viewport: { width: number; height: number },
): Promise<{ context: BrowserContext; page: Page; id: number }> {
  const context = await browser.newContext({ viewport, baseURL: siteAddress, locale: 'de-DE' });
  await logIn(context, partner);
  const page = await context.newPage();
  watched(page);
  const { user } = (await (await context.request.get('/api/user.php')).json()) as { user: { profile: { id: number } } };
  return { context, page, id: user.profile.id };
}

const composer = (page: Page) => page.getByRole('textbox', { name: chat.composer.label, exact: true });
const thread = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(thread(page).getByText(text, { exact: true })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('two members find each other, match and chat live, and a message held for credits is sent after the purchase', async ({
    page,
    context,
    browser,
    watched,
  }) => {
    const stranger = newStranger('Mara');
    await signUp(page, stranger);
    await activate(page, context, stranger);
    const other = await partnerOf(browser, watched, screens.phone);

    // She searches, goes to the next page, opens a profile and likes it.
    await page.goto('/members?gender=man&gender=woman&country=DE');
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(/^\d+ /);
    const firstShown = () => page.locator('.member-card [data-member]').first().getAttribute('data-member');
    const onFirstPage = await firstShown();
    await page.goto('/members?gender=man&gender=woman&country=DE&page=2');
    expect(await firstShown()).not.toBe(onFirstPage);
    await page.goto(`/members/${other.id}`);
    await page
      .getByRole('button', { name: /gefällt mir/ })
      .first()
      .click();

    // He sees it without reloading and likes back: both see the match, once.
    await other.page.goto('/likes');
    const row = other.page.locator('li', { hasText: stranger.name }).first();
    await row.getByRole('button', { name: likes.row.likeBack }).click();
    await expect(other.page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toBeHidden();
    await other.page.keyboard.press('Escape');
    await expect(other.page.getByRole('dialog')).toBeHidden();

    // She writes; the cost is shown next to Send before the first message, and that the first credits are a gift.
    await page.goto(`/members/${other.id}/chat`);
    await expect(page.locator('.composer .cost')).toHaveText(/1 Credit.*geschenkt/);
    const hello = `Hallo! ${stranger.email}`.replace('@', ' bei ');
    await say(page, hello);

    // He is on another page: badge and title count the message. He opens it, she sees him typing, then his reply.
    await expect(other.page).toHaveTitle(/^\(\d+\) /);
    await other.page.goto('/chats');
    await other.page
      .getByRole('link', { name: new RegExp(stranger.name) })
      .first()
      .click();
    await expect(thread(other.page).getByText(hello)).toBeVisible();
    await expect(page.getByText(chat.thread.read).last()).toBeVisible();
    await composer(other.page).pressSequentially('Ich schreibe', { delay: 40 });
    await expect(thread(page).getByText('Deniz schreibt')).toHaveCount(1);
    await expect(thread(page).getByText('Deniz schreibt')).toHaveCount(0, { timeout: 6000 });
    await composer(other.page).fill('Schön, dass du schreibst.');
    await composer(other.page).press('Enter');
    await expect(thread(page).getByText('Schön, dass du schreibst.')).toBeVisible();

    // Her credits run out: the next message is held, she buys credits in place, and it is sent once.
    for (const text of ['Zwei.', 'Drei.', 'Vier.', 'Fünf.']) await say(page, text);
    const held = `Die sechste kostet, was ich nicht habe.`;
    await say(page, held);
    const topUp = page.locator('.topup');
    await expect(topUp).toBeVisible();
    await expectAccessible(page);
    await expect(topUp.getByRole('checkbox', { name: /TIMEBONUS25, 25 %/ })).toBeChecked();
    // Regression: the list had the full prices, and only the total the discount.
    await expect(topUp.locator('.pack-price')).toContainText([/9,90.+7,42/, /19,90.+14,92/, /39,90.+29,92/]);
    await expect(topUp.locator('.pack-per')).toContainText([/0,19/, /0,15/, /0,12/]);
    await expect(topUp.locator('.pay-total')).toContainText(/14,92.+25\s% bis \d\d:\d\d Uhr/);
    await topUp.getByRole('checkbox', { name: /sofort/ }).check();
    await topUp.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Bezahlen' }).click();
    await expect(page).toHaveURL(/\/transactions\/\d+/);
    // Regression: the page of the order said nothing of the message that waited for it.
    const sent = page.locator('.sent-messages');
    await expect(sent.getByText('Deine Nachricht an Deniz ist raus.')).toBeVisible();
    await expect(sent.getByText(held)).toBeVisible();
    // Regression: the way back was taken away for another one when the message came.
    await expect(page.locator('.outcome').getByRole('link')).toHaveText(['Zurück zur Unterhaltung']);
    await expect(sent.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await expect(thread(other.page).getByText(held)).toHaveCount(1);
    await page
      .getByRole('link', { name: /Gespräch|Unterhaltung/ })
      .first()
      .click();
    await expect(thread(page).getByText(held)).toHaveCount(1);
    await page.reload();
    await expect(thread(page).getByText(held)).toHaveCount(1);
    await other.page.reload();
    await expect(thread(other.page).getByText(held)).toHaveCount(1);

    const { user } = (await (await context.request.get('/api/user.php')).json()) as { user: { credits: number; paid_user: boolean } };
    expect([user.credits > 0, user.paid_user]).toEqual([true, true]);
    await other.context.close();
  });
});

test('a session that is ended elsewhere logs out silently', async ({ page, context, browser }) => {
  await logIn(context, 'premium@demo.test');
  await page.goto('/chats');
  const cookie = (await context.cookies()).find(({ name }) => name === 'auth');
  const elsewhere = await browser.newContext({ baseURL: siteAddress });
  await elsewhere.addCookies([{ name: 'auth', value: cookie?.value ?? '', url: siteAddress }]);
  await elsewhere.request.get('/api/logout.php');
  await elsewhere.close();
  await page.goto('/likes');
  await expect(page).toHaveURL('/login?to=%2Flikes');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await context.request.post('/api/user.php', { data: { email: 'premium@demo.test', password: demoPassword } })).status()).toBe(
    200,
  );
});
