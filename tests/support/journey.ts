import type { BrowserContext, Page } from '@playwright/test';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, linksOfMail } from './browser.ts';

export interface Stranger {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const newStranger = (name: string): Stranger => ({
  name,
  email: `${name.toLowerCase()}-${Date.now()}-${Math.round(Math.random() * 1e6)}@stranger.test`,
  password: 'ein-gutes-Wort-7',
});

/** From the landing page to the sentence that a mail is on its way: a woman of 1990 who looks for men in Germany. */
export async function signUp(page: Page, { name, email, password }: Stranger): Promise<void> {
  const next = () => page.getByRole('button', { name: signup.form.next, exact: true }).click();
  await page.goto('/');
  await page.getByRole('radio', { name: signup.gender.woman, exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: signup.searchGender.man, exact: true }).check({ force: true });
  await next();
  await page.getByLabel(signup.name.name, { exact: true }).fill(name);
  await page.getByLabel(signup.name.email, { exact: true }).fill(email);
  await next();
  await page.getByLabel(signup.password.password, { exact: true }).fill(password);
  await next();
  await page.getByLabel('Tag', { exact: true }).fill('14');
  await page.getByLabel('Monat', { exact: true }).fill('03');
  await page.getByLabel('Jahr', { exact: true }).fill('1990');
  await next();
  await page.getByLabel(signup.country.country, { exact: true }).selectOption('DE');
  await next();
  await page.getByRole('checkbox', { name: /mindestens 18/ }).check({ force: true });
  await page.getByRole('checkbox', { name: signup.consent.terms }).check({ force: true });
  await page.getByRole('button', { name: signup.form.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: signup.mail.title })).toBeVisible();
}

/** Opens the link of the activation mail and goes on to the search. */
export async function activate(page: Page, context: BrowserContext, { email }: Stranger): Promise<void> {
  const [link] = await linksOfMail(context, email);
  await page.goto(link ?? '');
  await expect(page).toHaveURL('/activate/done');
  await page.getByRole('link', { name: account.activate.discover }).click();
  await expect(page).toHaveURL(/\/members/);
}
