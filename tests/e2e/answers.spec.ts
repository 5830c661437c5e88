import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as likes } from '#features/likes/messages/de.ts';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as profile } from '#features/profile/messages/de.ts';
import { messages as prompts } from '#features/prompts/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test, visit } from '#tests/support/browser.ts';

test.use({ viewport: screens.phone });
// Both are about the same two members.
test.describe.configure({ mode: 'serial' });

test('a member finishes a sentence, somebody likes it with a note, and both see which one', async ({ page, context, browser, baseURL }) => {
  await logIn(context, 'free@demo.test');
  const mine = await context.request.get('/api/own-profile.php');
  expect(mine.status()).toBe(200);
  await context.request.put('/api/profile.php', { data: { answers: [] } });
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

  const { user } = (await (await context.request.get('/api/user.php')).json()) as { user: { profile: { id: number } } };
  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: screens.phone });
  await logIn(other, 'premium@demo.test');
  await other.request.delete('/api/like.php', { data: { id: user.profile.id } });
  const { user: liker } = (await (await other.request.get('/api/user.php')).json()) as { user: { profile: { id: number } } };
  await context.request.delete('/api/like.php', { data: { id: liker.profile.id } });
  const guest = await other.newPage();
  await visit(guest, `/members/${user.profile.id}`);
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

test('a match comes with two openers; one of them is sent from there', async ({ page, context, browser, baseURL }) => {
  await logIn(context, 'free@demo.test');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await logIn(other, 'premium@demo.test');
  const idOf = async (of: typeof context) =>
    ((await (await of.request.get('/api/user.php')).json()) as { user: { profile: { id: number } } }).user.profile.id;
  const [mine, theirs] = [await idOf(context), await idOf(other)];
  await context.request.delete('/api/like.php', { data: { id: theirs } });
  expect((await other.request.post('/api/like.php', { data: { id: mine } })).status()).toBe(200);
  await other.close();

  await visit(page, `/members/${theirs}`);
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
  await expect(page).toHaveURL(new RegExp(`/members/${theirs}/chat$`));
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
