import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { messages as office } from '#features/office/messages/de.ts';
import { messages as prompts } from '#features/prompts/messages/de.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';
const texts = office.cases;

/** Logs a new moderator in. */
async function moderate(request: APIRequestContext): Promise<void> {
  const email = `${randomUUID()}@staff.test`;
  const made = await request.post('/dev/staff', { data: { email, password, roles: [{ role: 'moderator', site: null }] } });
  expect(made.ok(), await made.text()).toBe(true);
  const answer = await request.post('/api/admin/login.php', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A new member whom another one has reported; the id. */
async function reported(browser: Browser, name: string): Promise<number> {
  const open = async () => browser.newContext({ baseURL: siteAddress, locale: 'de-DE', serviceWorkers: 'block' });
  const [member, reporter] = [await open(), await open()];
  const { id } = await newAccount(member, name);
  const answers = [{ prompt: 'good_sunday', answer: 'Beginnt am Fluss.' }];
  expect((await member.request.put('/api/profile.php', { data: { answers } })).status()).toBe(200);
  await newAccount(reporter, 'Thea');
  const sent = await reporter.request.post('/api/report.php', {
    data: { client_id: randomUUID(), id, subject: 'profile', reason: 'harassment', text: 'Beleidigt mich.' },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await member.close();
  await reporter.close();
  return id;
}

/** Opens the case about a member by the key for the next one. */
async function openCase(page: Page, member: number, name: string) {
  await page.goto(`/admin/cases?member=${member}`);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await page.keyboard.press('j');
  const heading = page.getByRole('heading', { name: new RegExp(`^${name}, `), level: 1 });
  await expect(heading).toBeFocused();
  return heading;
}

test('a moderator decides a case by keys, undoes it, and is told when somebody else was faster', async ({ page, browser }) => {
  const member = await reported(browser, 'Milan');
  await moderate(page.request);
  const heading = await openCase(page, member, 'Milan');
  await expect(page.getByText('Beleidigt mich.')).toBeVisible();
  await expect(page.getByText(`${prompts.prompt.good_sunday} Beginnt am Fluss.`)).toBeVisible();
  await expectAccessible(page);

  // Nothing is chosen in advance, and Enter does nothing.
  await expect(page.getByRole('button', { name: texts.missing.choice })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('w');
  await page.keyboard.press('3');
  const warn = page.getByRole('button', { name: texts.deeds.warn.replace('{name}', 'Milan') });
  await expect(warn).toBeVisible();
  await expectAccessible(page);

  // What was chosen survives a reload.
  await page.reload();
  await expect(warn).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.undoLead)).toBeVisible();
  await expect(heading).toBeHidden();
  await page.keyboard.press('z');
  await expect(heading).toBeFocused();
  await expect(page.getByText(texts.undoLead)).toBeHidden();

  // Somebody else decides the same case meanwhile.
  await page.keyboard.press('n');
  await page.keyboard.press('6');
  await expect(page.getByRole('button', { name: texts.deeds.no_violation.replace('{name}', 'Milan') })).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').at(-1);
  await page.request.post('/api/admin/case-release.php', { data: { number } });
  const other = await browser.newContext({ baseURL: siteAddress });
  await moderate(other.request);
  const decided = await other.request.post('/api/admin/decision.php', {
    data: { client_id: randomUUID(), number, act: 'warn', reason: 'harassment' },
  });
  expect(decided.ok(), await decided.text()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.fasterLead)).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.draftStays })).toBeVisible();
  await expectAccessible(page);
  await other.close();
});

test('on a phone and without single keys a case is decided by buttons', async ({ page, browser }) => {
  const member = await reported(browser, 'Kaya');
  await moderate(page.request);
  await page.request.put('/api/admin/me.php', { data: { keys: false } });
  await page.setViewportSize(screens.phone);
  await page.goto(`/admin/cases?member=${member}`);
  await page.keyboard.press('j');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Kaya/ }).click();
  await expect(page.getByRole('heading', { name: /^Kaya, /, level: 1 })).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByRole('radio', { name: texts.choices.warn })).not.toBeChecked();
  await expectAccessible(page);
  await page.getByText(texts.choices.innocent, { exact: true }).click();
  await page.getByText(texts.decisionReasons.other).click();
  await page.getByRole('button', { name: texts.deeds.no_violation.replace('{name}', 'Kaya') }).click();
  await expect(page.getByText(texts.undo)).toBeVisible();
});
