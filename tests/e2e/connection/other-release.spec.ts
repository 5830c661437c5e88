import type { BrowserContext, Page } from '@playwright/test';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as app } from '#app/messages/de.ts';
import { messages as shop } from '#features/shop/messages/de.ts';
import { expect, logIn, screens, test, visit } from '#tests/support/browser/browser.ts';
import { type Account, newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { composer, grant, send, thread } from '#tests/support/browser/chat.ts';
import { comeAsLaterPage, meetOtherServer, meetOtherValues } from '#tests/support/browser/later-release.ts';
import { unknownName } from '#tests/support/browser/later-wire.ts';
import { pagesForMembers } from '#tests/support/pages.ts';

/**
 * During a release a page of one release talks to a server of another (decision 88). Only one release can be built here, so these
 * tests change what the two send each other, as far as `wire.json` allows a release to change it.
 */
test.use({ viewport: screens.desktop });

for (const [which, meet] of [
  ['a server of another release', meetOtherServer],
  ['this server as a page of a later release', comeAsLaterPage],
] as const) {
  test(`a member uses ${which}: login, search, like, chat, swipe and prices`, async ({ page, context, browser, watched }) => {
    const other = await otherBrowser(browser, watched);
    const [member, partner] = [await newAccount(context, 'Runa'), await newAccount(other.context, 'Veit')];
    await grant(page, member.email);
    await context.clearCookies();
    const { changed } = await meet(page);

    await logInByForm(page, member);
    const cards = page.locator('.member-card');
    await expect(cards.nth(3)).toBeVisible();
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/members\/\d+$/);

    await goTo(page, `/members/${partner.id}`);
    await page
      .getByRole('button', { name: /gefällt mir/ })
      .first()
      .click();
    await expect.poll(() => likersOf(other.context)).toEqual([member.id]);

    await goTo(page, `/members/${partner.id}/chat`);
    await send(page, 'Hallo Veit!');
    await answer(other.context, member, 'Schön, dass du schreibst.');
    await expect(thread(page).getByText('Schön, dass du schreibst.')).toBeVisible();
    await composer(page).fill('Ich');
    await goTo(page, '/chats');
    await expect(page.getByRole('link', { name: /Veit/ }).first()).toBeVisible();

    await goTo(page, '/swipe-game');
    const left = await likesLeft(context);
    await page.getByRole('button', { name: /gefällt mir/ }).click();
    await expect.poll(() => likesLeft(context)).toBe(left - 1);

    await goTo(page, '/pricing');
    await expect(page.getByRole('heading', { level: 1, name: shop.pricing.title })).toBeVisible();
    await goTo(page, '/credits');
    await expect(page.locator('input[type=radio]').first()).toBeAttached();
    expect([...changed]).toEqual(expect.arrayContaining(['POST like.php', 'GET swipe.php', 'GET chat.php']));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await other.context.close();
  });
}

test('every page of a member stands with values that only a later release knows', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  const partner = await firstConversation(context);
  await visit(page, '/lang-config');
  const { changed, waiting } = await meetOtherValues(page, meanings);
  const pages = pagesForMembers.filter((path) => path !== '/lang-config');
  for (const path of [...pages, `/chats/${partner.conversation}`, `/members/${partner.profile}`, '/transactions/movements']) {
    await goTo(page, path);
    await expect.poll(waiting).toBe(0);
    await expect(page.locator('h1').first(), path).toBeVisible();
    await expect(page.getByRole('heading', { name: app.error.failed }), path).toHaveCount(0);
    expect(await page.locator('body').innerText(), path).not.toContain(unknownName);
    await goTo(page, '/lang-config');
  }
  expect(changed.size).toBeGreaterThan(20);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Whose values say what to do next: a release that adds one of these raises the version of the wire. */
const meanings: ReadonlySet<string> = new Set(['status', 'state', 'step', 'language']);

/** Goes to another page as a link does, without loading it anew, and waits until it is shown. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page).toHaveTitle(/./);
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

async function logInByForm(page: Page, { email, password }: Account): Promise<void> {
  await visit(page, '/login');
  await page.getByLabel(account.login.email, { exact: true }).fill(email);
  await page.getByLabel(account.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/members/);
}

async function likersOf({ request }: BrowserContext): Promise<number[]> {
  const { liked_by } = (await (await request.get('/api/likes.php')).json()) as { liked_by: { id: number }[] };
  return liked_by.map(({ id }) => id);
}

async function likesLeft({ request }: BrowserContext): Promise<number> {
  return ((await (await request.get('/api/swipe.php')).json()) as { likes_left: number }).likes_left;
}

async function answer({ request }: BrowserContext, to: Account, text: string): Promise<void> {
  const sent = await request.post('/api/chat.php', { data: { profile: to.id, client_id: crypto.randomUUID(), text } });
  expect(sent.status(), await sent.text()).toBe(200);
}

async function firstConversation({ request }: BrowserContext): Promise<{ conversation: number; profile: number }> {
  const { chats } = (await (await request.get('/api/chats.php')).json()) as {
    chats: { conversation: { id: number }; profile: { id: number } }[];
  };
  const [first] = chats;
  if (first === undefined) throw new Error('the demo member has no conversation');
  return { conversation: first.conversation.id, profile: first.profile.id };
}
