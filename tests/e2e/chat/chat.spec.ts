import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as platform } from '#platform/messages/de.ts';
import { expect, expectAccessible, logIn, notQuick, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { composer, grant, named, openChat, image, send, sendImage, thread } from '#tests/support/browser/chat.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: screens.desktop });

  test('an icebreaker fills the text field and is not sent', async ({ page, context, browser, watched }) => {
    const { other } = await openChat({ page, context, browser, watched }, ['Runa', 'Veit']);
    const idea = page.getByRole('region', { name: chat.icebreakers.label }).getByRole('button').first();
    const words = (await idea.textContent()) ?? '';
    await idea.click();
    await expect(composer(page)).toHaveValue(words);
    await expect(thread(page).getByText(words)).toHaveCount(0);
    await composer(page).press('Enter');
    await expect(thread(page).getByText(words)).toBeVisible();
    await other.context.close();
  });

  test('an image of one’s own names its price, opens as large as the screen, and closes by Back', async ({
    page,
    context,
    browser,
    watched,
  }) => {
    const { other } = await openChat({ page, context, browser, watched }, ['Runa', 'Veit']);
    await sendImage(page);
    const open = thread(page).getByRole('button', { name: chat.image.openMine });
    await open.click();
    const viewer = page.locator('dialog.viewer');
    await expect(viewer.locator('img')).toBeVisible();
    // Once it has opened.
    await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    // The image once kept the limit of height that images have in the conversation.
    await expect.poll(() => viewer.locator('img').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer)).toBe(1);
    await expectAccessible(page, ['light']);
    await viewer.locator('img').dblclick();
    await expect.poll(async () => (await viewer.locator('img').boundingBox())?.width).toBe(page.viewportSize()!.width * 2.5);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(open).toBeFocused();
    await other.context.close();
  });

  test('a GIF is chosen and sent', { tag: notQuick }, async ({ page, context, browser, watched }) => {
    const { other } = await openChat({ page, context, browser, watched }, ['Runa', 'Veit']);
    await page.getByRole('button', { name: chat.gif.open }).click();
    await page.locator('.gif-grid button').first().click();
    await expect(thread(page).locator('.message-image')).toHaveCount(1);
    await other.context.close();
  });

  test('an image of somebody to whom one has never written is blurred until it is tapped', async ({ page, context, browser, watched }) => {
    const { other } = await openChat({ page, context, browser, watched }, ['Runa', 'Veit']);
    await sendImage(page);
    await expect(page.locator('.message-image[data-message]')).toBeAttached();
    await visit(other.page, '/chats');
    await other.page.getByRole('link', { name: /Runa/ }).first().click();
    await other.page.getByRole('button', { name: chat.image.show }).click();
    await expect(other.page.getByRole('button', { name: named(chat.image.open, 'Runa') })).toBeVisible();
    await other.context.close();
  });

  test('a text that asks for money has a caution below it, with advice', { tag: notQuick }, async ({ page, context, browser, watched }) => {
    const { other } = await openChat({ page, context, browser, watched }, ['Runa', 'Veit']);
    await send(page, 'Kannst du mir Geld schicken? Am besten mit Western Union.');
    await visit(other.page, '/chats');
    await other.page.getByRole('link', { name: /Runa/ }).first().click();
    await other.page.getByRole('button', { name: chat.caution.what }).last().click();
    await expect(other.page.getByRole('dialog')).toContainText(chat.caution.advice.money);
    await expectAccessible(other.page);
    await other.context.close();
  });

  test('a draft typed on one device appears on the other', { tag: notQuick }, async ({ page, context, browser, watched }) => {
    const { other } = await openChat({ page, context, browser, watched }, ['Runa', 'Veit']);
    await send(page, 'Hallo Veit');
    await visit(other.page, '/chats');
    await other.page.getByRole('link', { name: /Runa/ }).first().click();
    await composer(other.page).fill('Das überlege ich mir');
    await expect
      .poll(async () => {
        const { chats } = (await (await other.context.request.get('/api/chats.php')).json()) as { chats: { draft: string }[] };
        return chats[0]?.draft;
      })
      .toBe('Das überlege ich mir');
    await other.context.close();
  });

  test('a message is found by the search of its conversation', { tag: notQuick }, async ({ page, context, browser, watched }) => {
    const { other } = await openChat({ page, context, browser, watched }, ['Runa', 'Veit']);
    await send(page, 'Am besten mit Western Union.');
    await page.getByRole('button', { name: chat.header.more }).click();
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

// Regression: the message of an image that waited for credits joins the group before it once it is sent, and the open image closed.
test('an image of one’s own that is open while it is sent stays open', { tag: notQuick }, async ({ page, context, browser, watched }) => {
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
    .setInputFiles({ name: 'see.jpg', mimeType: 'image/jpeg', buffer: await image() });
  await page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) }).click();
  const open = thread(page).getByRole('button', { name: chat.image.openMine });
  await expect(page.locator('.msg.me')).toHaveCount(2);
  await open.click();
  const viewer = page.locator('dialog.viewer');
  await expect(viewer.locator('img')).toBeVisible();
  await grant(page, sender.email);
  // Stored, after which it is not made anew any more.
  await expect(page.locator('.msg.me')).toHaveCount(1);
  await expect(page.locator('.message-image[data-message]')).toBeAttached();
  await expect(viewer.locator('img')).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(open).toBeFocused();
  await other.context.close();
});
