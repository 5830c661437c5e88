import fs from 'node:fs/promises';
import { messages as sites } from '#features/office-sites/messages/de.ts';
import { port } from '#tests/support/browser/address.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';

test('a site is made from another, taken out and in as a file, declares fictional profiles and closes, each with what it does', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  expect((await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'owner', site: null }] } })).ok()).toBe(true);
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  await page.goto('/admin/sites');
  // The first site cannot be closed.
  await expect(page.getByText(sites.life.main)).toBeVisible();

  const short = crypto.randomUUID().slice(0, 8);
  const [name, host] = [`Ast ${short}`, `${short}.localhost`];
  await page.getByRole('button', { name: sites.life.new, exact: true }).press('Enter');
  const making = page.getByRole('dialog', { name: sites.life.new });
  await expect(making.getByLabel(sites.life.name)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(host);
  await making.getByRole('button', { name: sites.life.openIt }).press('Enter');
  await expect(page.getByText(`${name} ist offen unter ${host}.`).first()).toBeVisible();
  const settings = await page.request.get('/api/settings.php', { headers: { host: `${host}:${port}` } });
  expect(await settings.json()).toMatchObject({ name });

  await page.reload();
  await page.getByRole('navigation', { name: sites.page.otherSites }).getByRole('link', { name, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: sites.transfer.export }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe(`${name}.json`);
  const exported = await fs.readFile(await file.path());
  expect(exported.toString()).not.toMatch(/password|secret|BEGIN /i);
  await page.locator('input[type=file]').setInputFiles({ name: 'site.json', mimeType: 'application/json', buffer: exported });
  const imported = page.getByRole('dialog', { name: sites.transfer.imported });
  await expect(imported).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('no export') });
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ }).first()).toBeVisible();

  await page.getByRole('button', { name: sites.fictional.prepare }).press('Enter');
  const declaring = page.getByRole('dialog', { name: sites.fictional.prepare });
  const ask = declaring.getByRole('button', { name: sites.fictional.ask });
  await expect(ask).toBeDisabled();
  await expectAccessible(page);
  await declaring.getByRole('button', { name: 'Schließen', exact: true }).press('Enter');
  await expect(declaring).toBeHidden();

  await page.getByRole('button', { name: sites.life.close, exact: true }).press('Enter');
  const closing = page.getByRole('dialog', { name: `${name} schließen?` });
  await expect(closing.getByText(sites.life.closeWords)).toBeVisible();
  await expect(closing.getByRole('button', { name: sites.life.ask })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.type(name);
  await closing.getByRole('button', { name: sites.life.ask }).press('Enter');
  await expect(page.getByText(sites.life.asked).first()).toBeVisible();
  for (const size of [{ width: 768, height: 1024 }, screens.phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
});
