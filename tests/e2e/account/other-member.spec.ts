import type { BrowserContext, Page, Request } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { fileOfChunk } from '#tests/support/browser/built-chunks.ts';
import { expect, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { type Account, newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { pagesForMembers } from '#tests/support/pages.ts';

test.use({ viewport: screens.desktop });

const composerOf = (page: Page) => page.getByRole('textbox', { name: chat.composer.label, exact: true });
/** As whom a page is drawn. */
const shownMember = (page: Page) => page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as unknown);
const logInAs = async (context: Pick<BrowserContext, 'request'>, { email, password }: Account) =>
  expect((await context.request.post('/api/user.php', { data: { email, password } })).status()).toBe(200);
const creditsOf = async (context: Pick<BrowserContext, 'request'>) =>
  ((await (await context.request.get('/api/user.php')).json()) as { user: { credits: number } }).user.credits;
const chatsOf = async (context: Pick<BrowserContext, 'request'>) =>
  ((await (await context.request.get('/api/chats.php')).json()) as { chats: { draft: string }[] }).chats;

/** Two accounts of one browser, and somebody to write to. */
async function people(context: BrowserContext, other: BrowserContext): Promise<[first: Account, second: Account, deniz: Account]> {
  const deniz = await newAccount(other, 'Deniz');
  await other.close();
  const second = await newAccount(context, 'Berta');
  await context.clearCookies();
  return [await newAccount(context, 'Anna'), second, deniz];
}

// Regression: what A wrote in a window that was still open went out under the name of B, who had logged in in another one.
test('what is written on the page of a member who is no longer logged in goes out under nobody’s name and stays theirs', async ({
  page,
  context,
  browser,
  watched,
}) => {
  // As in a browser without a channel between its windows: the page learns it by the first call.
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const [anna, berta, deniz] = await people(context, (await otherBrowser(browser, watched)).context);
  const unnamed: string[] = [];
  const unanswered = new Set<Request>();
  let named = String(anna.id);
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall && request.headers()['x-member'] !== named) unnamed.push(request.url());
    if (isCall) unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  const socket = page.waitForEvent('websocket');
  await visit(page, `/members/${deniz.id}/chat`);
  expect(new URL((await socket).url()).searchParams.get('member')).toBe(named);
  await composerOf(page).click();
  await untilInteractive(page);
  await expect.poll(() => unanswered.size).toBe(0);
  expect(unnamed).toEqual([]);
  await logInAs(context, berta);
  const credits = await creditsOf(context);

  /** As a message that was not sent: as a draft it could be sent twice. */
  const unsent = page.getByRole('log').getByText('Nur von Anna.');
  await composerOf(page).fill('Nur von Anna.');
  const again = page.waitForEvent('load');
  const listens = page.waitForResponse(`**/${fileOfChunk('offline')}`);
  await composerOf(page).press('Enter');
  await again;
  named = String(berta.id);
  await untilInteractive(page);
  expect(JSON.stringify(await shownMember(page))).toContain(`"id":${berta.id}`);
  await expect(composerOf(page)).toHaveValue('');
  await expect(page.getByText('Nur von Anna.')).toHaveCount(0);
  expect([await creditsOf(context), await chatsOf(context)]).toEqual([credits, []]);

  // A page that comes back out of the back/forward cache asks who is logged in before anything is pressed.
  await listens;
  await logInAs(context, anna);
  const back = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await back;
  await untilInteractive(page);
  await expect(unsent).toBeVisible();
  await logInAs(context, berta);
  await visit(page, `/members/${deniz.id}/chat`);
  await expect(page.getByText('Nur von Anna.')).toHaveCount(0);

  // Not even the logout of the other member takes it away.
  await page.getByRole('button', { name: app.nav.account }).click();
  await page.getByRole('menuitem', { name: app.nav.logout }).click();
  await expect(page).toHaveURL('/');
  await logInAs(context, anna);
  await visit(page, `/members/${deniz.id}/chat`);
  await expect(unsent).toBeVisible();
  expect(await chatsOf(context)).toEqual([]);
});

test('every page of a member who is no longer logged in begins anew, and shows nothing of theirs', async ({
  page,
  context,
  browser,
  watched,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const [anna, berta, deniz] = await people(context, (await otherBrowser(browser, watched)).context);
  let [now, next] = [anna, berta];
  for (const path of [...pagesForMembers, `/members/${deniz.id}`, `/members/${deniz.id}/chat`]) {
    await visit(page, path);
    expect(JSON.stringify(await shownMember(page)), path).toContain(`"id":${now.id}`);
    await logInAs(context, next);
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      expect(JSON.stringify(await shownMember(page)), path).toContain(`"id":${next.id}`);
    }).toPass({ intervals: [500] });
    await untilInteractive(page);
    expect(await page.content(), path).not.toContain(now.email);
    [now, next] = [next, now];
  }
});

test('windows tell each other at once who has logged out and in, and keep what the same member was writing', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const [anna, berta, deniz] = await people(context, (await otherBrowser(browser, watched)).context);
  const listens = page.waitForResponse(`**/${fileOfChunk('offline')}`);
  await visit(page, `/members/${deniz.id}/chat`);
  await composerOf(page).fill('Ich wollte gerade');
  await listens;
  const second = await context.newPage();
  const logIn = async ({ email, password }: Account) => {
    await visit(second, '/login');
    await second.locator('[name=email]').fill(email);
    await second.locator('[name=password]').fill(password);
    await second.getByRole('button', { name: account.login.submit, exact: true }).click();
    await expect(second).not.toHaveURL(/\/login/);
  };
  const logOut = async () => {
    await second.getByRole('button', { name: app.nav.account }).click();
    await second.getByRole('menuitem', { name: app.nav.logout }).click();
    await expect(second).toHaveURL('/');
  };
  await visit(second, '/likes');
  // The same member logs in once more: nothing happens to the page.
  await logInAs(context, anna);
  await visit(second, '/likes');
  await expect(composerOf(page)).toHaveValue('Ich wollte gerade');

  await logOut();
  await expect(page).toHaveURL(/\/login/);
  await logIn(berta);
  await expect(page).toHaveURL(new RegExp(`/members/${deniz.id}/chat`));
  await untilInteractive(page);
  await expect(composerOf(page)).toHaveValue('');
  await logOut();
  await logIn(anna);
  await expect(page).toHaveURL(new RegExp(`/members/${deniz.id}/chat`));
  await expect(composerOf(page)).toHaveValue('Ich wollte gerade');
});

// Regression: a phone whose clock is slow lost what was typed on it, and one a day fast showed today's lines under yesterday.
test('a device whose clock is wrong keeps what was typed last, and knows which day it is', async ({ page, context, browser, watched }) => {
  const deniz = await newAccount((await otherBrowser(browser, watched)).context, 'Deniz');
  const anna = await newAccount(context, 'Anna');
  const slow = await otherBrowser(browser, watched);
  await slow.context.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() - 600_000;
  });
  await logInAs(slow.context, anna);
  await visit(page, `/members/${deniz.id}/chat`);
  await visit(slow.page, `/members/${deniz.id}/chat`);
  const saved = (on: Page) => on.waitForResponse('**/api/chat-draft.php');
  const first = saved(page);
  await composerOf(page).fill('Zuerst am Computer');
  await first;
  const later = saved(slow.page);
  await composerOf(slow.page).fill('Danach am Telefon');
  await later;
  await visit(page, `/members/${deniz.id}/chat`);
  await expect(composerOf(page)).toHaveValue('Danach am Telefon');

  const fast = await otherBrowser(browser, watched);
  await fast.context.addInitScript(() => {
    const RealDate = Date;
    const ahead = 86_400_000;
    globalThis.Date = class extends RealDate {
      constructor(...given: []) {
        if (given.length === 0) super(RealDate.now() + ahead);
        else super(...given);
      }
      static override now = () => RealDate.now() + ahead;
    } as DateConstructor;
  });
  await logInAs(fast.context, anna);
  await visit(fast.page, `/members/${deniz.id}/chat`);
  await composerOf(fast.page).fill('Von heute.');
  await composerOf(fast.page).press('Enter');
  await expect.poll(async () => (await chatsOf(fast.context)).length).toBe(1);
  await visit(fast.page, `/members/${deniz.id}/chat`);
  await expect(fast.page.getByText('Von heute.').first()).toBeVisible();
  await expect(fast.page.locator('.thread-day')).toHaveText([chat.thread.today]);
});
