import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as platform } from '#platform/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test, visit } from '#tests/support/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/e2e-account.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: chat.composer.label, exact: true });
const thread = (page: Page) => page.getByRole('log');
const named = (text: string, name: string) => text.replaceAll('{name}', name);

async function grant(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/dev/grant', { data: { email, credits: 50, paid_user: true } });
  expect(answer.status()).toBe(200);
}

const picture = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#7799cc' } })
    .jpeg()
    .toBuffer();

test.describe('on a desktop', () => {
  test.use({ viewport: screens.desktop });

  test('a conversation starts with an icebreaker, contains pictures, GIFs and cautions, and can be searched', async ({
    page,
    context,
    browser,
    watched,
  }) => {
    const sender = await newAccount(context, 'Runa');
    await grant(page, sender.email);
    const other = await otherBrowser(browser, watched);
    const partner = await newAccount(other.context, 'Veit');

    // An icebreaker fills the text field and is not sent.
    await visit(page, `/members/${partner.id}/chat`);
    const idea = page.getByRole('region', { name: chat.icebreakers.label }).getByRole('button').first();
    const words = (await idea.textContent()) ?? '';
    await idea.click();
    await expect(composer(page)).toHaveValue(words);
    await expect(thread(page).getByText(words)).toHaveCount(0);
    await composer(page).press('Enter');
    await expect(thread(page).getByText(words)).toBeVisible();

    // A picture with its price, a GIF, and a text that causes a caution.
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'see.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await expect(page.locator('.composer .cost')).toContainText('2 Credits');
    // The tray has a button to remove the picture.
    await page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) }).click();
    const open = thread(page).getByRole('button', { name: chat.picture.openOwn });
    await open.click();
    const viewer = page.locator('dialog.viewer');
    await expect(viewer.locator('img')).toBeVisible();
    // Once it has opened.
    await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    // The picture once kept the limit of height that pictures have in the conversation.
    await expect.poll(() => viewer.locator('img').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer)).toBe(1);
    await expectAccessible(page, ['light']);
    await viewer.locator('img').dblclick();
    await expect.poll(async () => (await viewer.locator('img').boundingBox())?.width).toBe(page.viewportSize()!.width * 2.5);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.getByRole('button', { name: chat.gif.open }).click();
    await page.locator('.gif-grid button').first().click();
    await expect(thread(page).locator('.pic')).toHaveCount(2);
    await composer(page).fill('Kannst du mir Geld schicken? Am besten mit Western Union.');
    await composer(page).press('Enter');
    await expect(thread(page).getByText(/Western Union/)).toBeVisible();

    // The recipient has never written: the picture is blurred until tapped, and the caution is below the text.
    await visit(other.page, '/chats');
    await other.page.getByRole('link', { name: /Runa/ }).first().click();
    await other.page.getByRole('button', { name: chat.picture.show }).click();
    await expect(other.page.getByRole('button', { name: named(chat.picture.open, 'Runa') })).toBeVisible();
    await other.page.getByRole('button', { name: chat.caution.what }).last().click();
    await expect(other.page.getByRole('dialog')).toContainText(chat.caution.advice.money);
    await expectAccessible(other.page);
    await other.page.keyboard.press('Escape');

    // A draft typed on one device appears on the other.
    await composer(other.page).fill('Das überlege ich mir');
    await expect
      .poll(async () => {
        const { chats } = (await (await other.context.request.get('/api/chats.php')).json()) as { chats: { draft: string }[] };
        return chats[0]?.draft;
      })
      .toBe('Das überlege ich mir');

    // The message is found by the search.
    await page.getByRole('button', { name: chat.head.more }).click();
    await page.getByRole('menuitem', { name: chat.find.open }).click();
    const field = page.getByRole('searchbox', { name: named(chat.find.label, 'Veit') });
    await field.fill('western');
    await expect(page.locator('.find-hit mark')).toHaveText('Western');
    await expectAccessible(page, ['light']);
    await page.locator('.find-hit').click();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await other.context.close();
  });

  test('a conversation is removed at once, restored, and shows a notice when it is gone', async ({ page, context, browser, watched }) => {
    const sender = await newAccount(context, 'Ylva');
    await grant(page, sender.email);
    const other = await otherBrowser(browser, watched);
    const partner = await newAccount(other.context, 'Kolja');
    await visit(page, `/members/${partner.id}/chat`);
    await composer(page).fill('Hallo Kolja');
    await composer(page).press('Enter');
    await expect(thread(page).getByText('Hallo Kolja')).toBeVisible();

    await visit(page, '/chats');
    const row = page.getByRole('link', { name: /Kolja/ });
    await row.click();
    await expect(page).toHaveURL(/\/chats\/\d+$/);
    const address = page.url();
    await page.getByRole('button', { name: chat.head.more }).click();
    await page.getByRole('menuitem', { name: chat.head.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: chat.remove.confirm, exact: true }).click();
    await expect(page).toHaveURL('/chats');
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: platform.action.undo }).click();
    await expect(row).toBeVisible();
    await page.goto(address);
    await expect(thread(page).getByText('Hallo Kolja')).toBeVisible();

    // The call arrived, and its answer was lost: it is made again, and nobody hears of it.
    const calls: string[] = [];
    await page.route('**/api/chat.php', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      calls.push('delete');
      if (calls.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: chat.head.more }).click();
    await page.getByRole('menuitem', { name: chat.head.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: chat.remove.confirm, exact: true }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(() => calls.length).toBe(2);
    await page.unroute('**/api/chat.php');
    await page.getByRole('button', { name: platform.action.undo }).click();
    await expect(row).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(address);

    // On failure an alert is shown and the row is back.
    await page.route('**/api/chat.php', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 400, json: { error: { code: 'invalid_request', params: {} } } })
        : route.continue(),
    );
    await page.getByRole('button', { name: chat.head.more }).click();
    await page.getByRole('menuitem', { name: chat.head.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: chat.remove.confirm, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Kolja' })).toBeVisible();
    await expect(row).toBeVisible();

    // Blocked by the other member: the notice says what may have happened, not who did it.
    expect((await other.context.request.post('/api/block.php', { data: { id: sender.id } })).status()).toBe(200);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: chat.lost.title })).toBeVisible();
    await expectAccessible(page);
    await other.context.close();
  });
});

test('an emoji is searched, inserted at the caret, and suggested after a colon', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await visit(page, '/chats');
  await page.locator('.chat-list').getByRole('link').first().click();
  await composer(page).fill('Guten  Morgen');
  for (let n = 0; n < 'Morgen'.length + 1; n++) await composer(page).press('ArrowLeft');
  await page.getByRole('button', { name: chat.emoji.open }).click();
  const search = page.getByRole('searchbox', { name: chat.emoji.search });
  await search.fill('kaffe');
  await expect(page.getByRole('status').filter({ hasText: /Emojis?$/ })).toHaveCount(1);
  await search.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('Guten ☕ Morgen');

  await composer(page).fill('');
  await composer(page).pressSequentially('Bis 12:30 :her', { delay: 30 });
  await expect(page.getByRole('listbox', { name: chat.emoji.suggestions }).getByRole('option')).toHaveCount(5);
  await expectAccessible(page);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('Bis 12:30 ❤️');
  await composer(page).fill('');
});

test('a monthly limit holds messages that would exceed it, with an explanation, until it is raised', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const sender = await newAccount(context, 'Tova');
  await grant(page, sender.email);
  const other = await otherBrowser(browser, watched);
  const partner = await newAccount(other.context, 'Arvid');
  await context.request.put('/api/chat-settings.php', { data: { monthly_limit: 1 } });
  await visit(page, `/members/${partner.id}/chat`);
  for (const text of ['Eins', 'Zwei']) {
    await composer(page).fill(text);
    await composer(page).press('Enter');
  }
  await expect(thread(page).getByText(chat.thread.limited)).toBeVisible();
  await page.getByRole('link', { name: chat.composer.limit }).click();
  await expect(page).toHaveURL(/\/settings#chat$/);
  await page.getByRole('switch', { name: chat.settings.limit }).click();
  await expect(page.getByText(platform.state.saved).first()).toBeVisible();
  await page.goto(`/members/${partner.id}/chat`);
  await expect(thread(page).getByText('Zwei')).toBeVisible();
  await expect(thread(page).getByText(chat.thread.limited)).toHaveCount(0);
  await other.context.close();
});

// Regression: the message of a picture that waited for credits joins the group before it once it is sent, and the open picture closed.
test('a picture of one’s own that is open while it is sent stays open', async ({ page, context, browser, watched }) => {
  const sender = await newAccount(context, 'Runa');
  const other = await otherBrowser(browser, watched);
  const partner = await newAccount(other.context, 'Veit');
  for (let left = 1; left > 0;) {
    const data = { profile: partner.id, client_id: crypto.randomUUID(), text: 'Schau mal' };
    ({ credits: left } = (await (await context.request.post('/api/chat.php', { data })).json()) as { credits: number });
  }
  await visit(page, `/members/${partner.id}/chat`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'see.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) }).click();
  const open = thread(page).getByRole('button', { name: chat.picture.openOwn });
  await expect(page.locator('.msg.me')).toHaveCount(2);
  await open.click();
  const viewer = page.locator('dialog.viewer');
  await expect(viewer.locator('img')).toBeVisible();
  await grant(page, sender.email);
  // Stored, after which it is not made anew any more.
  await expect(page.locator('.msg.me')).toHaveCount(1);
  await expect(page.locator('.pic[data-message]')).toBeAttached();
  await expect(viewer.locator('img')).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(open).toBeFocused();
  await other.context.close();
});
