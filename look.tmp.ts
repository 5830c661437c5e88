import { chromium } from '@playwright/test';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
const browser = await chromium.launch(headlessShellOptions as never);
for (const [width, scheme, lang] of [
  [360, 'light', ''],
  [1280, 'dark', ''],
  [360, 'light', '/fi'],
] as const) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme });
  const page = await context.newPage();
  await page.goto('http://localhost:4303/login');
  await page.locator('input[type=email]').first().fill('premium@demo.test');
  await page.locator('input[type=password]').first().fill('emberleaf-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/members/, { timeout: 20000 }).catch(() => undefined);
  await page.route('**/api/fraud-warnings.php', (route) =>
    route.fulfill({ json: { warnings: [{ name: 'Maximilian', at: new Date().toISOString(), credits: 15 }] } }),
  );
  await page.goto(`http://localhost:4303${lang}/chats`);
  await page.waitForTimeout(4000);
  const dialog = page.locator('dialog[open] button').first();
  if (await dialog.isVisible().catch(() => false)) await dialog.click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/acts-${width}-${scheme}${lang.replace('/', '-')}.png` });
  await context.close();
}
await browser.close();
