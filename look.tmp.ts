import { chromium } from '@playwright/test';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
const browser = await chromium.launch(headlessShellOptions);
const base = 'http://localhost:4323';
const shots: [string, string, number, 'light' | 'dark', string][] = [
  ['sites-de-1280', '/admin/sites?group=talk', 1280, 'light', 'de'],
  ['sites-en-768', '/admin/sites?group=company', 768, 'dark', 'en'],
  ['sites-de-768', '/admin/sites?group=look', 768, 'light', 'de'],
  ['home-de-1280', '/admin', 1280, 'light', 'de'],
];
for (const [name, path, width, scheme, locale] of shots) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme, locale });
  await page.request.post(base + '/api/admin/login.php', { data: { email: 'admin@demo.test', password: 'emberleaf-demo' } });
  await page.goto(base + path);
  await page.waitForTimeout(2500);
  if (name === 'sites-de-1280') {
    const input = page.locator('[data-field="message_credits"] input');
    await input.fill('2');
    await input.press('Enter');
    const refund = page.locator('[data-field="refund_days"] input');
    await refund.fill('7');
    await refund.press('Enter');
    await page.waitForTimeout(1500);
  }
  await page.screenshot({ path: `/tmp/look-${name}.png`, fullPage: true });
  if (name === 'sites-de-1280') {
    await page.getByRole('button', { name: 'Was man sieht' }).click();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/look-preview.png` });
  }
  await page.close();
}
const p = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'de' });
await p.goto(base + '/de/history');
await p.waitForTimeout(1500);
await p.screenshot({ path: '/tmp/look-history.png' });
await browser.close();
