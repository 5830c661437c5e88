import type { BrowserContext, Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: chat.composer.label, exact: true });
const thread = (page: Page) => page.getByRole('log');
const filled = (text: string, values: Record<string, string>) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
const openMenu = (page: Page, text: string) => page.getByRole('button', { name: filled(chat.menu.open, { text }) });

async function granted(context: BrowserContext, email: string): Promise<void> {
  expect((await context.request.post('/dev/grant', { data: { email, credits: 500, paid_user: true } })).status()).toBe(200);
}

async function wrote(context: BrowserContext, profile: number, text: string): Promise<void> {
  const response = await context.request.post('/api/chat.php', { data: { profile, client_id: crypto.randomUUID(), text } });
  expect(response.status()).toBe(200);
}

test.describe('in a conversation', () => {
  test.use({ viewport: screens.desktop });

  test('a reaction is chosen by keys, seen live by the other, and taken back by the same press', async ({
    page,
    context,
    browser,
    watched,
  }) => {
    const reader = await newAccount(context, 'Runa');
    const other = await otherBrowser(browser, watched);
    const writer = await newAccount(other.context, 'Veit');
    await granted(other.context, writer.email);
    await wrote(other.context, reader.id, 'Der Wind war nicht eingeladen.');
    await visit(page, `/members/${writer.id}/chat`);
    await visit(other.page, `/members/${reader.id}/chat`);

    await openMenu(page, 'Der Wind war nicht eingeladen.').focus();
    await page.keyboard.press('Enter');
    const choice = (name: string) => page.getByRole('menuitemradio', { name });
    await expect(choice(chat.reaction.names.like)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(choice(chat.reaction.names.funny)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const own = page.getByRole('button', { name: filled(chat.reaction.takeBack, { reaction: chat.reaction.names.funny }) });
    await expect(own).toBeVisible();
    const theirs = thread(other.page).getByRole('img', {
      name: filled(chat.reaction.theirs, { name: 'Runa', reaction: chat.reaction.names.funny }),
    });
    await expect(theirs).toBeVisible();
    await expectAccessible(other.page);

    await page.reload();
    await own.click();
    await expect(own).toHaveCount(0);
    await expect(theirs).toHaveCount(0);
  });

  test('a reaction that the server refuses is undone', async ({ page, context, browser, watched }) => {
    const reader = await newAccount(context, 'Runa');
    const other = await otherBrowser(browser, watched);
    const writer = await newAccount(other.context, 'Veit');
    await granted(other.context, writer.email);
    await wrote(other.context, reader.id, 'Kommst du mit?');
    await visit(page, `/members/${writer.id}/chat`);
    await page.route('**/api/reaction.php', (route) =>
      route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":{"code":"not_found","params":{}}}' }),
    );
    await openMenu(page, 'Kommst du mit?').press('Enter');
    await page.getByRole('menuitemradio', { name: chat.reaction.names.applause }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await expect(page.locator('.reaction-chip')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('a reply quotes a message, may be dropped, and leads back to it, also when it is not loaded', async ({
    page,
    context,
    browser,
    watched,
  }) => {
    const replier = await newAccount(context, 'Runa');
    await granted(context, replier.email);
    const other = await otherBrowser(browser, watched);
    const writer = await newAccount(other.context, 'Veit');
    await granted(other.context, writer.email);
    await wrote(other.context, replier.id, 'Samstag am Kanal?');
    await visit(page, `/members/${writer.id}/chat`);
    await visit(other.page, `/members/${replier.id}/chat`);

    const reply = async () => {
      await openMenu(page, 'Samstag am Kanal?').press('Enter');
      await page.getByRole('menuitem', { name: chat.menu.reply }).click();
    };
    const bar = page.getByRole('group', { name: chat.quote.answering });
    await reply();
    await expect(bar).toContainText('VeitSamstag am Kanal?');
    await expect(composer(page)).toBeFocused();
    await page.getByRole('button', { name: chat.quote.cancel }).click();
    await expect(bar).toHaveCount(0);
    await reply();
    await composer(page).fill('Um drei passt.');
    await expectAccessible(page);
    await composer(page).press('Enter');
    await expect(bar).toHaveCount(0);
    const quoteIn = (where: Page) => thread(where).getByRole('button', { name: `${chat.quote.open} Veit Samstag am Kanal?` });
    await expect(quoteIn(page)).toBeVisible();
    await expect(thread(other.page).getByRole('button', { name: new RegExp(chat.quote.open) })).toContainText('Samstag am Kanal?');

    const begun = await context.request.get(`/api/chat.php?profile=${writer.id}`);
    const { messages } = (await begun.json()) as { messages: { id: number; text: string }[] };
    const quoted = messages.find(({ text }) => text === 'Samstag am Kanal?')?.id;
    // So many later that the quoted one is not on the page, where older ones cannot be loaded: the quote brings it.
    for (let n = 1; n <= 45; n++) await wrote(context, writer.id, `Nachricht ${n}`);
    await context.request.post('/api/chat.php', {
      data: { profile: writer.id, client_id: crypto.randomUUID(), text: 'Noch mal dazu', quoted },
    });
    await page.route(/chat\.php\?.*before=/, (route) => route.abort('connectionreset'));
    // The live connection would bring what is younger than 20 s once more, and with it the quoted one.
    await page.routeWebSocket(/\/api\/live/, () => {});
    await page.reload();
    await expect(thread(page).getByText('Noch mal dazu')).toBeVisible();
    await expect(thread(page).locator(`[data-message="${quoted}"]`)).toHaveCount(0);
    await thread(page)
      .getByRole('button', { name: new RegExp(chat.quote.open) })
      .last()
      .click();
    await expect(thread(page).locator(`[data-message="${quoted}"]`)).toBeInViewport();
  });
});
