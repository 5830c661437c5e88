import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as photos } from '#features/photos/messages/de.ts';
import { messages as profile } from '#features/profile/messages/de.ts';
import { messages as prompts } from '#features/prompts/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';

test.use({ viewport: screens.phone });

test('a member finishes a sentence, somebody likes it with a note, and both see which one', async ({ page, context, browser, watched }) => {
  const owner = await newAccount(context, 'Rosa');
  await visit(page, '/profile');
  const part = page.locator('#answers');
  await part.getByRole('button', { name: profile.answers.add }).click();
  const picker = page.getByRole('dialog', { name: profile.answers.pick });
  await expectAccessible(page);
  // Back closes the picker, and the page stays.
  await page.goBack();
  await expect(picker).toBeHidden();
  await part.getByRole('button', { name: profile.answers.add }).click();
  await picker.getByRole('button', { name: prompts.prompt.good_sunday }).click();
  const field = part.getByLabel(prompts.prompt.good_sunday);
  await expect(field).toBeFocused();
  await field.fill('Ruf an: 0176 12345678');
  await field.blur();
  await expect(part.getByText(profile.errors.answer_names_contact)).toBeVisible();
  await field.fill('Markt, Suppe, Sofa.');
  await field.blur();
  await expect
    .poll(async () => (await (await context.request.get('/api/own-profile.php')).json()) as unknown)
    .toMatchObject({
      profile: { answers: [{ prompt: 'good_sunday', answer: 'Markt, Suppe, Sofa.' }] },
    });
  await expectAccessible(page);

  const { context: other, page: guest } = await otherBrowser(browser, watched);
  await guest.setViewportSize(screens.phone);
  await newAccount(other, 'Ilse');
  await visit(guest, `/members/${owner.id}`);
  const card = guest.locator('.answer-card').filter({ hasText: 'Markt, Suppe, Sofa.' });
  await card.getByRole('button', { name: likes.part.answer }).click();
  const dialog = guest.getByRole('dialog');
  await expect(dialog.getByText('Markt, Suppe, Sofa.')).toBeVisible();
  await dialog.getByRole('textbox').fill('Welche Suppe?');
  await expectAccessible(guest);
  await dialog.getByRole('button', { name: likes.part.send }).click();
  await expect(card.getByRole('button', { name: likes.part.answerLiked })).toBeVisible();
  await expect(guest.getByRole('heading', { name: memberPage.answers.replace('{name}', '') })).toHaveCount(1);
  await other.close();

  await visit(page, '/likes');
  const row = page.locator('.like-row').filter({ hasText: 'Welche Suppe?' });
  await expect(row.locator('.liked-part')).toContainText('Markt, Suppe, Sofa.');
  await expect(row.locator('.liked-part')).toContainText(prompts.prompt.good_sunday);
});

test('answers are put in order by buttons, keys and the mouse, saved at once, and put back', async ({ page, context }) => {
  await newAccount(context, 'Rosa');
  const given = (['good_sunday', 'ask_me', 'cook'] as const).map((prompt) => ({ prompt, answer: `Etwas zu ${prompt}` }));
  expect((await context.request.put('/api/profile.php', { data: { answers: given } })).status()).toBe(200);
  const saved = (...order: readonly (typeof given)[number]['prompt'][]) =>
    expect
      .poll(async () => {
        const { profile: own } = (await (await context.request.get('/api/own-profile.php')).json()) as {
          profile: { answers: typeof given };
        };
        return own.answers.map(({ prompt }) => prompt);
      })
      .toEqual(order);
  await visit(page, '/profile');
  const part = page.locator('#answers');
  const named = (text: string, prompt: keyof typeof prompts.prompt) =>
    part.getByRole('button', { name: text.replace('{prompt}', prompts.prompt[prompt]), exact: true });
  const { earlierNamed, laterNamed } = profile.answers;
  const { moved } = photos.manager;

  await named(laterNamed, 'good_sunday').click();
  await saved('ask_me', 'good_sunday', 'cook');
  await expect(page.getByText(moved.replace('{at, number}', '2').replace('{n, number}', '3'))).toBeAttached();
  await expect(named(laterNamed, 'good_sunday')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await saved('ask_me', 'cook', 'good_sunday');
  await expect(named(laterNamed, 'good_sunday')).toBeFocused();
  await expect(named(laterNamed, 'good_sunday')).toHaveAttribute('aria-disabled', 'true');
  await part.getByRole('button', { name: common.action.undo, exact: true }).click();
  await saved('ask_me', 'good_sunday', 'cook');
  await named(earlierNamed, 'cook').click();
  await saved('ask_me', 'cook', 'good_sunday');

  // What is being written moves along, and is not lost.
  await part.getByLabel(prompts.prompt.cook).fill('Suppe mit viel Dill');
  const grip = (prompt: keyof typeof prompts.prompt) =>
    part
      .getByRole('listitem')
      .filter({ has: page.getByLabel(prompts.prompt[prompt]) })
      .locator('.answer-grip');
  await grip('good_sunday').hover();
  await page.mouse.down();
  await grip('ask_me').hover({ position: { x: 10, y: 10 } });
  await page.mouse.up();
  await saved('good_sunday', 'ask_me', 'cook');
  await page.reload();
  await expect(part.getByRole('textbox').last()).toHaveValue('Suppe mit viel Dill');
  await expectAccessible(page);
});

test('a match comes with two icebreakers; one of them is sent from there', async ({ page, context, browser, watched }) => {
  const me = await newAccount(context, 'Rosa');
  const { context: other } = await otherBrowser(browser, watched);
  const them = await newAccount(other, 'Ilse');
  expect((await other.request.post('/api/like.php', { data: { id: me.id } })).status()).toBe(200);
  await other.close();

  await visit(page, `/members/${them.id}`);
  await page.locator('.acts').getByRole('button', { pressed: false }).last().click();
  const dialog = page.getByRole('dialog');
  const icebreakers = dialog.getByRole('group', { name: chat.openers.title }).getByRole('button');
  await expect(icebreakers).toHaveCount(2);
  await expectAccessible(page);
  const icebreaker = icebreakers.first();
  const text = (await icebreaker.locator('.suggested-text').textContent()) ?? '';
  await icebreaker.click();
  const field = dialog.getByRole('textbox');
  await expect(field).toHaveValue(text);
  // What is written is not lost by a click beside it.
  await dialog.getByText(likes.match.title).click();
  await expect(field).toHaveValue(text);
  await dialog.getByRole('button', { name: chat.composer.send }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${them.id}/chat$`));
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
