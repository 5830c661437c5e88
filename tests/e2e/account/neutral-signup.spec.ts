import type { Page } from '@playwright/test';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { messages as app } from '#app/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { expect, expectAccessible, linksOfMail, test, visit } from '#tests/support/browser/browser.ts';
import { brandAddress } from '#tests/support/browser/address.ts';
import { answerAccountSteps, newStranger, openSignup, type Stranger, signupCard } from '#tests/support/browser/journey.ts';

// The second site does not reveal who is a member.
test.use({ viewport: { width: 360, height: 740 } });

async function signUpThere(page: Page, stranger: Stranger): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: 'de', url: brandAddress }]);
  await visit(page, `${brandAddress}/`);
  await openSignup(page);
  await answerAccountSteps(page, stranger);
  await expect(signupCard(page).getByRole('heading', { name: signup.mail.title })).toBeFocused();
}

test('where nobody learns who is a member, the signup ends with a mail, whose link goes on', async ({ page, context }) => {
  const stranger = newStranger('Nele');
  await signUpThere(page, stranger);
  const card = signupCard(page);
  await expect(card.getByText(stranger.email)).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: app.resend.send }).click();
  await expect(card.getByRole('status')).toContainText(stranger.email);

  // A mistyped address is corrected with all other answers kept.
  await card.getByRole('button', { name: signup.mail.another }).click();
  await expect(card.getByText('Deutschland', { exact: true })).toBeVisible();
  for (let steps = 0; steps < 2; steps++) await card.getByRole('button', { name: signup.form.back }).click();
  await expect(card.getByLabel(signup.name.email, { exact: true })).toHaveValue(stranger.email);
  const corrected = newStranger('Nele');
  await answerAccountSteps(page, corrected);
  await expect(card.getByRole('heading', { name: signup.mail.title })).toBeVisible();

  const [link = ''] = await linksOfMail(context, corrected.email);
  await page.goto(link);
  await page.getByRole('button', { name: common.action.next, exact: true }).click();
  await expect(card.getByRole('heading', { name: signup.photo.title })).toBeVisible();

  // Somebody else who opens it is told so calmly.
  await context.clearCookies({ name: 'auth' });
  await page.goto(link);
  await page.getByRole('button', { name: common.action.next, exact: true }).click();
  await expect(page.getByRole('heading', { name: account.activate.errorTitle })).toBeVisible();
  await expect(page.getByText(signup.mail.linkOver)).toBeVisible();
  await expectAccessible(page);
});
