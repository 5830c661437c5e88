import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages as german } from '#features/office/messages/de.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { expect, expectAccessible, onlyWhole, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';
const widths = [1280, 768, 390];
// Each page is looked at in both themes.
const looks = [
  { language: 'de', forcedColors: 'none' },
  { language: 'en', forcedColors: 'active' },
] as const;

/** A member whom a notice and a report of a photo are about; the number of the case. */
async function openedCase(page: Page): Promise<string> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  const open = () => browser.newContext({ baseURL: siteAddress, locale: 'de-DE', serviceWorkers: 'block' });
  const [member, reporter] = [await open(), await open()];
  const { id } = await newAccount(member, 'Ronja');
  await newAccount(reporter, 'Thea');
  const data = { client_id: randomUUID(), id, subject: 'profile', reason: 'harassment', text: 'Beleidigt mich.' };
  expect((await reporter.request.post('/api/report.php', { data })).ok()).toBe(true);
  const notice = {
    client_id: randomUUID(),
    reason: 'hate',
    place: `/members/${id}`,
    text: 'Verboten.',
    name: 'Stelle',
    email: `${randomUUID()}@notice.test`,
  };
  expect((await reporter.request.post('/api/notice.php', { data: { ...notice, good_faith: true } })).ok()).toBe(true);
  await Promise.all([member.close(), reporter.close()]);
  const cases = await page.request.get(`/api/admin/cases.php?member=${id}`);
  return ((await cases.json()) as { cases: { number: string }[] }).cases[0]?.number ?? '';
}

async function logInOwner(page: Page): Promise<void> {
  const email = `${randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'owner', site: null }] } });
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
}

test('a notice is marked by buttons, and the case is reached and decided by Tab alone, without single keys', async ({ page }) => {
  await logInOwner(page);
  await page.request.put('/api/admin/me.php', { data: { keys: false, language: 'de' } });
  const number = await openedCase(page);
  await page.goto(`/admin/cases/${number}`);
  const flagger = page.getByRole('button', { name: german.cases.enterSources.trusted_flagger });
  await flagger.focus();
  await page.keyboard.press('Enter');
  await expect(flagger).toHaveAttribute('aria-pressed', 'true');
  await flagger.focus();
  await page.keyboard.press('Space');
  await expect(flagger).toHaveAttribute('aria-pressed', 'false');
  // Nothing is behind a letter alone.
  await page.keyboard.press('b');
  await expect(page.getByRole('radio', { name: german.cases.choices.ban })).not.toBeChecked();
  const radio = page.getByRole('radio', { name: german.cases.choices.innocent });
  for (let pressed = 0; pressed < 120 && !(await page.evaluate(() => document.activeElement?.matches('input[name=act]'))); pressed++)
    await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.matches('input[name=act]'))).toBe(true);
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
  await expectAccessible(page);
});

for (const { language, forcedColors } of looks)
  test(`every page of the queue is accessible, in ${language}, forced colours ${forcedColors}`, { tag: onlyWhole }, async ({ page }) => {
    await logInOwner(page);
    await page.request.put('/api/admin/me.php', { data: { language } });
    await page.emulateMedia({ forcedColors });
    const number = await openedCase(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['cases', `cases/${number}`, 'photos', 'approvals', 'log', 'staff']) {
        await page.goto(`/admin/${path}`);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectAccessible(page);
      }
    }
  });
