import type { APIRequestContext } from '@playwright/test';
import { messages as office } from '#features/office/messages/de.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { newAccount, otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/browser.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { byKeyboard } from './testing/turns.ts';
import { enter } from './testing/work.ts';

const upload = async (request: APIRequestContext, n: number) => {
  const file = { name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: await photoOf(n) };
  const sent = await request.post('/api/photo.php', { multipart: { client_id: crypto.randomUUID(), file } });
  expect(sent.status(), await sent.text()).toBe(200);
};

// One after the other: each takes the photos that wait.
test.describe.configure({ mode: 'default' });

test('photos are decided by keys, only those that were seen, and can be undone', async ({ page, context, browser }) => {
  // Somebody else has the photos of other tests.
  const other = await browser.newContext({ baseURL: siteAddress });
  await enter(other.request, 'moderator');
  expect((await other.request.get('/api/admin/photos.php')).status()).toBe(200);
  // Near-duplicates wait on every site.
  const numbers = [8801, 8802, 8803];
  for (const name of ['Ronan', 'Milan']) {
    const member = await browser.newContext({ baseURL: siteAddress });
    await newAccount(member, name);
    for (const n of numbers) await upload(member.request, n);
    await member.close();
  }
  await enter(context.request, 'moderator');

  await page.goto('/admin/photos');
  const tiles = page.locator('.ph-t');
  await expect(tiles).toHaveCount(3);
  // They come blurred, so nothing has been seen.
  await expect(page.getByRole('button', { name: office.photos.nothingSeen })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: '3 annehmen, 0 ablehnen' })).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(tiles.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Fast gleich wie ein Foto von Ronan')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '3 von 3 entschieden', level: 1 })).toBeVisible();
  await page.keyboard.press('z');
  await expect(tiles).toHaveCount(3);
  await expect(page.getByRole('heading', { name: '3 Fotos von einem Mitglied', level: 1 })).toBeVisible();
  await other.close();
});

byKeyboard(
  'photos are uncovered, one is refused, and the decision is undone',
  'moderator',
  async ({ page, hands, t, browser, watched }) => {
    const { photos } = t.office;
    // Somebody else has the photos of other tests.
    const other = await otherBrowser(browser, watched);
    await enter(other.page.request, 'moderator');
    expect((await other.page.request.get('/api/admin/photos.php')).status()).toBe(200);
    // Near-duplicates wait on every site.
    const first = 9000 + Math.floor(Math.random() * 900);
    for (const name of ['Ronan', 'Milan']) {
      const member = await otherBrowser(browser, watched);
      await newAccount(member.context, name);
      for (const n of [first, first + 1]) await upload(member.context.request, n);
      await member.context.close();
    }
    await page.goto('/admin/photos');
    const tiles = page.locator('.ph-t');
    await expect(tiles.first()).toBeVisible();
    const waiting = await tiles.count();
    await hands.press(page.getByRole('button', { name: new RegExp(`^${photos.uncover}`) }));
    await hands.press(tiles.first());
    await hands.choose(page.getByRole('group', { name: photos.why }), photos.reasons.advertising);
    await hands.press(page.getByRole('button', { name: /^(?:Accept \d+, reject \d+|\d+ annehmen, \d+ ablehnen)$/ }));
    await expect(page.getByRole('heading', { name: new RegExp(`^${waiting} (?:of|von) ${waiting} `), level: 1 })).toBeVisible();
    await hands.press(page.getByRole('button', { name: new RegExp(`^${photos.undo}`) }).first());
    await expect(tiles).toHaveCount(waiting);
    await other.context.close();
  },
);
