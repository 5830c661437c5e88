import fs from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { headlessShellOptions } from '#tests/support/chromium.ts';
import { launch } from './support/launch.ts';
import { createNewcomer, type Newcomer } from './support/newcomer.ts';
import { slow4g } from './support/page-load.ts';
import { type Figure, report } from './support/report.ts';

/**
 * The first minutes of somebody new, on a phone: from the landing page over the signup to the first message, at the pace
 * of a practised hand, on a fast and on a slow line. Each step is kept as a picture in `test-results/newcomer`.
 */
const folder = 'test-results/newcomer';
fs.rmSync(folder, { recursive: true, force: true });
const site = await launch();
const browser = await chromium.launch(headlessShellOptions);
try {
  report('newcomer', [...(await measure(browser, 'fast', false)), ...(await measure(browser, 'slow 4G', true))]);
} finally {
  await browser.close();
  await site.stop();
}

async function measure(opened: Browser, line: string, slow: boolean): Promise<Figure[]> {
  const context = await opened.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
    baseURL: site.url,
  });
  const page = await context.newPage();
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
  }
  const newcomer = await createNewcomer(page, `${folder}/${line.replace(' ', '-')}`);
  const startedAt = performance.now();
  await page.goto('/');
  await signUp(page, newcomer, `${line.replace(' ', '-')}-${Date.now()}@newcomer.test`);
  await writeFirstMessage(page, newcomer);
  const seconds = (performance.now() - startedAt) / 1000;
  const { shift, blank } = await newcomer.watched();
  await context.close();
  const at = `${line}: from the landing page to the first message`;
  return [
    { name: at, value: seconds, unit: 's', target: { max: 90 } },
    { name: `${at}, taps`, value: newcomer.taps(), unit: 'taps' },
    { name: `${at}, layout shift of the worst page`, value: Math.round(shift * 1000) / 1000, unit: '', target: { max: 0 } },
    { name: `${at}, longest time without a word`, value: blank, unit: 'ms', target: { max: 100 } },
  ];
}

async function signUp(page: Page, newcomer: Newcomer, email: string): Promise<void> {
  const { tap, write, arrive } = newcomer;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await arrive('landing', button(signup.form.next));
  await tap(page.getByText(signup.gender.man, { exact: true }));
  await tap(page.getByText(signup.searchGender.woman, { exact: true }));
  await tap(button(signup.form.next));
  await arrive('name', page.getByRole('heading', { name: signup.name.title }));
  await write(page.getByLabel(signup.name.name, { exact: true }), 'Jonas');
  await write(page.getByLabel(signup.name.email, { exact: true }), email);
  await tap(button(signup.form.next));
  await arrive('account', page.getByRole('heading', { name: signup.account.title }));
  await write(page.getByLabel(signup.password.password, { exact: true }), 'Regenschirm Kanal Tulpe');
  await write(page.getByLabel('Tag', { exact: true }), '14071989');
  await tap(page.getByText(signup.consent.adult.replace('{age, number}', '18')));
  // Beside its links.
  await tap(page.getByRole('checkbox', { name: /AGB/ }));
  await tap(button(signup.form.submit));
  await arrive('photo', page.getByRole('heading', { name: signup.photo.title }));
  await page.locator('.signup input[type=file][multiple]').setInputFiles('src/features/signup/web/landing/art/tom.webp');
  await tap(page.locator('dialog .btn.primary'));
  await tap(button(signup.form.next));
  await arrive('about', page.getByRole('heading', { name: signup.about.title }));
  await tap(page.getByText('braun', { exact: true }).first());
  await tap(button(signup.form.next));
  await arrive('search', page.getByRole('heading', { name: signup.search.title }));
  await tap(button(signup.form.next));
  await arrive('mail', page.getByRole('heading', { name: signup.mail.title }));
}

async function writeFirstMessage(page: Page, { tap, write, arrive }: Newcomer): Promise<void> {
  await tap(page.getByRole('link', { name: signup.mail.matches }));
  await arrive('matches', page.locator('.member-card').first());
  await tap(page.locator('.member-card a').first());
  const compose = page.locator('a[href$="/chat"]').first();
  await arrive('profile', compose);
  await tap(compose);
  const field = page.locator('.composer textarea');
  await arrive('conversation', field);
  await write(field, 'Hallo! Ist das da hinten der Hafen?');
  await tap(page.getByRole('button', { name: new RegExp(`^${chat.composer.send}`) }));
  // The list beside the conversation, hidden on a phone, has the words too.
  await arrive('sent', page.locator('main').getByText('Ist das da hinten der Hafen?').filter({ visible: true }).first());
}
