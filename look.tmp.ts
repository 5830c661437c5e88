import { chromium } from '@playwright/test';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
const base = 'http://localhost:4371';
const browser = await chromium.launch(headlessShellOptions);
const paths = [
  'admin',
  'admin/books',
  'admin/jobs',
  'admin/legal',
  'admin/content',
  'admin/sites',
  'admin/prices',
  'admin/codes',
  'admin/orders',
  'admin/members',
  'admin/withdrawals',
  'admin/blocks',
  'admin/log',
  'admin/me',
  'admin/staff',
  'admin/approvals',
];
for (const [width, theme, language] of [
  [1280, 'light', 'de'],
  [768, 'dark', 'en'],
] as const) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: 1000 },
    colorScheme: theme,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
  });
  const page = await context.newPage();
  await page.request.post('/api/admin/login.php', { data: { email: 'admin@demo.test', password: 'emberleaf-demo' } });
  await page.request.put('/api/admin/me.php', { data: { language } });
  for (const path of paths) {
    await page.goto(`/${path}`);
    await page.waitForTimeout(700);
    if (path === 'admin/books') {
      await page.keyboard.press('p');
      await page.waitForTimeout(2500);
    }
    await page.screenshot({ path: `/tmp/look/${path.replace('/', '-')}-${width}.png`, fullPage: true });
  }
  await context.close();
}
const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 900 }, locale: 'fi-FI' });
const page = await context.newPage();
await page.goto('/fi/history');
await page.screenshot({ path: '/tmp/look/history-fi.png', fullPage: true });
await browser.close();
