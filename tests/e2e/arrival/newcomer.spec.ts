import type { Locator, Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, test, visit } from '#tests/support/browser/browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** As a hand does it: a field that has the focus needs no tap, and each sign is a key. */
function createHand(page: Page) {
  const count = { taps: 0, characters: 0 };
  const tap = async (target: Locator) => {
    count.taps += 1;
    await target.tap();
  };
  return {
    count,
    tap,
    async write(field: Locator, text: string) {
      await expect(field).toBeVisible();
      if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
      await page.keyboard.type(text);
      count.characters += text.length;
    },
  };
}

test('a newcomer comes to the first message with at most 19 taps and 46 characters', async ({ page }) => {
  const { count, tap, write } = createHand(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const card = page.locator('.signup');
  const step = (title: string) => expect(card.getByRole('heading', { name: title })).toBeVisible();
  await visit(page, '/');
  await tap(page.getByRole('link', { name: signup.searchGender.woman, exact: true }));
  await tap(page.getByRole('link', { name: signup.opener.signup }).first());
  await tap(card.getByText(signup.gender.man, { exact: true }));
  await write(card.getByLabel(signup.name.name, { exact: true }), 'Tim');
  await write(card.getByLabel(signup.name.email, { exact: true }), `t${Date.now() % 1e8}@newcomer.test`);
  await tap(button(signup.form.next));
  await step(signup.birth.title);
  await write(card.getByLabel('Tag', { exact: true }), '14071989');
  await tap(button(signup.form.next));
  await step(signup.account.title);
  await write(card.getByLabel(signup.password.password, { exact: true }), 'tulpe-kanal');
  await tap(card.getByRole('checkbox', { name: /AGB/ }));
  await tap(button(signup.form.submit));
  await step(signup.photo.title);
  await tap(button(signup.form.later));
  for (const title of [signup.sentence.title, signup.wish.title]) {
    await step(title);
    await tap(button(signup.form.next));
  }
  await step(signup.place.title);
  await tap(button(signup.form.done));
  await step(signup.mail.title);
  await tap(page.getByRole('link', { name: signup.mail.matches }));
  await tap(page.locator('.member-card a').first());
  await tap(page.locator('a[href$="/chat"]').first());
  const suggestion = page.locator('.icebreakers li button').first();
  const text = (await suggestion.textContent()) ?? '';
  await tap(suggestion);
  await tap(page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) }));
  // On a phone, the hidden list beside the conversation contains the text, too.
  await expect(page.locator('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
  test.info().annotations.push({ type: 'counted', description: `${count.taps} taps, ${count.characters} characters` });
  expect(count.taps).toBeLessThanOrEqual(19);
  expect(count.characters).toBeLessThanOrEqual(46);
});
