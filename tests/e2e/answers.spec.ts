import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as profile } from '#features/profile/messages/de.ts';
import { messages as prompts } from '#features/prompts/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser.ts';
import { newAccount, otherBrowser } from '#tests/support/e2e-account.ts';

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
  await expect(row.locator('.what')).toContainText('Markt, Suppe, Sofa.');
  await expect(row.locator('.what')).toContainText(prompts.prompt.good_sunday);
});

test('a match comes with two openers; one of them is sent from there', async ({ page, context, browser, watched }) => {
  const me = await newAccount(context, 'Rosa');
  const { context: other } = await otherBrowser(browser, watched);
  const them = await newAccount(other, 'Ilse');
  expect((await other.request.post('/api/like.php', { data: { id: me.id } })).status()).toBe(200);
  await other.close();

  await visit(page, `/members/${them.id}`);
  await page.locator('.acts').getByRole('button', { pressed: false }).last().click();
  const dialog = page.getByRole('dialog');
  const openers = dialog.getByRole('group', { name: chat.openers.title }).getByRole('button');
  await expect(openers).toHaveCount(2);
  await expectAccessible(page);
  const opener = openers.first();
  const text = (await opener.locator('.what').textContent()) ?? '';
  await opener.click();
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
