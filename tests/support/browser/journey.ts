import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, linksOfMail, tick, visit } from './browser.ts';

export interface Stranger {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const newStranger = (name: string): Stranger => ({
  name,
  email: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@stranger.test`,
  password: 'ein-gutes-Wort-7',
});

/** The signup form, on a page or in a dialog. */
export const signupCard = (page: Page): Locator => page.locator('.signup');

/** Waits for the submit button: until the page is hydrated, its `type` is not `submit`. */
export const nextStep = (page: Page): Promise<void> =>
  signupCard(page).getByRole('button', { name: signup.form.next, exact: true }).and(page.locator('[type=submit]')).click();

/** Ends the signup. */
export const lastStep = (page: Page): Promise<void> =>
  signupCard(page).getByRole('button', { name: signup.form.done, exact: true }).click();

/** From the landing page to an account: a woman born in 1990, in Germany, who searches for men. */
export async function makeAccount(page: Page, stranger: Stranger): Promise<void> {
  await visit(page, '/');
  await openSignup(page);
  await answerAccountSteps(page, stranger);
  await expect(signupCard(page).getByRole('heading', { name: signup.photo.title })).toBeVisible();
}

/** From the landing page into the signup: a woman who searches for men, unless it is the other way round. */
export async function openSignup(page: Page, gender: 'woman' | 'man' = 'woman'): Promise<void> {
  const searched = page.getByRole('link', { name: signup.searchGender[gender === 'woman' ? 'man' : 'woman'], exact: true });
  await searched.click();
  await expect(searched).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: signup.opener.signup }).first().click();
  await tick(signupCard(page).getByRole('radio', { name: signup.gender[gender], exact: true }));
}

/** The three steps to the account, except who one is. */
export async function answerAccountSteps(page: Page, { name, email, password }: Stranger): Promise<void> {
  const card = signupCard(page);
  await card.getByLabel(signup.name.name, { exact: true }).fill(name);
  await card.getByLabel(signup.name.email, { exact: true }).fill(email);
  await nextStep(page);
  await answerBirth(page);
  await nextStep(page);
  await card.getByLabel(signup.password.password, { exact: true }).fill(password);
  await chooseCountry(page, 'DE');
  await tick(card.getByRole('checkbox', { name: signup.consent.terms.replaceAll(/<\/?\w+>/g, '') }));
  await card.getByRole('button', { name: signup.form.submit, exact: true }).click();
}

/** The country is that of the request, until it is changed. */
export async function chooseCountry(page: Page, country: string): Promise<void> {
  const card = signupCard(page);
  await card.getByRole('button', { name: new RegExp(`^${signup.country.country}: .*${signup.country.change}$`) }).click();
  await card.getByLabel(signup.country.country, { exact: true }).selectOption(country);
}

/** Born on 14 March 1990. */
export async function answerBirth(page: Page): Promise<void> {
  const card = signupCard(page);
  await card.getByLabel('Tag', { exact: true }).fill('14');
  await card.getByLabel('Monat', { exact: true }).fill('03');
  await card.getByLabel('Jahr', { exact: true }).fill('1990');
}

/** From the landing page to the notice that a mail was sent; skips all optional steps. */
export async function signUp(page: Page, stranger: Stranger): Promise<void> {
  await makeAccount(page, stranger);
  await skipOptionalSteps(page);
}

/** Skips all steps after the account. `end`: the heading of the last page, where the address was confirmed before. */
export async function skipOptionalSteps(page: Page, end: string = signup.mail.title): Promise<void> {
  const card = signupCard(page);
  await card.getByRole('button', { name: signup.form.later, exact: true }).click();
  for (const { title } of [signup.sentence, signup.wish, signup.place]) {
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await (title === signup.place.title ? lastStep(page) : nextStep(page));
  }
  await expect(card.getByRole('heading', { name: end })).toBeVisible();
}

/** Opens the link of the activation mail and continues to the search. */
export async function activate(page: Page, context: BrowserContext, { email }: Stranger): Promise<void> {
  const [link] = await linksOfMail(context, email);
  await page.goto(link ?? '');
  await page.getByRole('button', { name: account.login.codeSubmit, exact: true }).click();
  await expect(page).toHaveURL('/activate/done');
  await page.locator('.arrived a[href$="/members"]').click();
  await expect(page).toHaveURL(/\/members/);
}

interface OwnProfile {
  readonly profile: { readonly interests: readonly string[]; readonly search_gender: readonly string[] };
}

/** What the server has stored of the answers. */
export const ownProfile = async (page: Page): Promise<OwnProfile> =>
  (await (await page.request.get('/api/own-profile.php')).json()) as OwnProfile;
