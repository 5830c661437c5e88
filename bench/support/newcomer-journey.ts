import type { BrowserContextOptions, Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import type { Newcomer } from './newcomer.ts';

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
};

export const firstMessage = 'Hallo! Ist das da hinten der Hafen?';
export const ownPhoto = 'src/features/signup/web/art/tom.webp';
export const chooseOwnPhoto = (page: Page) => page.locator('.signup input[type=file][multiple]').setInputFiles(ownPhoto);

/** From the open landing page to the account with a photo. */
export async function signUp(page: Page, newcomer: Newcomer, email: string): Promise<void> {
  const { tap, write, arrive } = newcomer;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const open = page.getByRole('link', { name: signup.opener.signup }).first();
  await arrive('landing', open);
  await tap(page.getByRole('link', { name: signup.searchGender.woman, exact: true }));
  await tap(open);
  await arrive('name', page.getByRole('heading', { name: signup.name.title }));
  await tap(page.getByText(signup.gender.man, { exact: true }));
  await write(page.getByLabel(signup.name.name, { exact: true }), 'Jonas');
  await write(page.getByLabel(signup.name.email, { exact: true }), email);
  await tap(button(signup.form.next));
  await arrive('birth', page.getByRole('heading', { name: signup.birth.title }));
  await write(page.getByLabel('Tag', { exact: true }), '14071989');
  await tap(button(signup.form.next));
  await arrive('account', page.getByRole('heading', { name: signup.account.title }));
  await write(page.getByLabel(signup.password.password, { exact: true }), 'Regenschirm Kanal Tulpe');
  // Beside its links.
  await tap(page.getByRole('checkbox', { name: /AGB/ }));
  await tap(button(signup.form.submit));
  await arrive('photo', page.getByRole('heading', { name: signup.photo.title }));
  await chooseOwnPhoto(page);
  await tap(page.locator('dialog .btn.primary'));
  await tap(button(signup.form.next));
  await arrive('sentence', page.getByRole('heading', { name: signup.sentence.title }));
  await tap(button(signup.form.next));
  await arrive('wish', page.getByRole('heading', { name: signup.wish.title }));
  await tap(page.getByRole('radio').first());
  await tap(button(signup.form.next));
  await arrive('place', page.getByRole('heading', { name: signup.place.title }));
  await tap(button(signup.form.done));
  await arrive('mail', page.getByRole('heading', { name: signup.mail.title }));
}

/** From the end of the signup to a message to the first suggested member. */
export async function writeFirstMessage(page: Page, { tap, write, arrive }: Newcomer): Promise<void> {
  await tap(page.getByRole('link', { name: signup.mail.matches }));
  await arrive('matches', page.locator('.member-card').first());
  await tap(page.locator('.member-card a').first());
  const compose = page.locator('a[href$="/chat"]').first();
  await arrive('profile', compose);
  await tap(compose);
  const field = page.locator('.composer textarea');
  await arrive('conversation', field);
  await write(field, firstMessage);
  await tap(page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) }));
  // On a phone, the hidden list beside the conversation contains the text, too.
  await arrive('sent', page.locator('main').getByText(firstMessage).filter({ visible: true }).first());
}
