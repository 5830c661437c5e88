import { chromium } from '@playwright/test';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
const base = 'http://localhost:4304';
const browser = await chromium.launch(headlessShellOptions);
const errors: string[] = [];
async function page(width: number, dark: boolean, language: string, login?: string) {
  const c = await browser.newContext({
    viewport: { width, height: width < 700 ? 760 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale: language,
    baseURL: base,
    reducedMotion: 'reduce',
  });
  await c.addCookies([{ name: 'language', value: language, url: base }]);
  const p = await c.newPage();
  p.on('console', (m) => m.type() === 'error' && errors.push(m.text().slice(0, 300)));
  p.on('pageerror', (e) => errors.push(String(e).slice(0, 300)));
  if (login) {
    await p.goto('/login');
    await p.waitForLoadState('networkidle');
    await p.fill('[name=email]', login);
    await p.fill('[name=password]', 'emberleaf-demo');
    await p.click('form button[type=submit]');
    await p.waitForURL((u) => !u.pathname.includes('login'), { timeout: 20000 }).catch(() => errors.push('login stuck ' + login));
    await p.waitForLoadState('networkidle');
    const dlg = p.locator('dialog[open] button').first();
    if (await dlg.count()) await dlg.click().catch(() => {});
  }
  return p;
}
const what = process.argv[2] ?? 'all';
const shot = async (p: any, name: string) => {
  await p.waitForTimeout(600);
  await p.screenshot({ path: `/tmp/look-${name}.png`, fullPage: true });
};
if (what === 'all' || what === 'letter') {
  const p = await page(1280, false, 'de', 'premium@demo.test');
  await p.goto('/decisions/D-AAAA-0001');
  await p.waitForLoadState('networkidle');
  await shot(p, 'letter-1280');
  await p.setViewportSize({ width: 360, height: 760 });
  await shot(p, 'letter-360');
  await p.emulateMedia({ colorScheme: 'dark' });
  await shot(p, 'letter-360-dark');
  await p.setViewportSize({ width: 768, height: 900 });
  await shot(p, 'letter-768-dark');
  await p.setViewportSize({ width: 1280, height: 900 });
  await p.goto('/settings#looks');
  await p.waitForLoadState('networkidle');
  await p.waitForTimeout(1500);
  await shot(p, 'looks-1280-dark');
  await p.setViewportSize({ width: 360, height: 760 });
  await p.emulateMedia({ colorScheme: 'light' });
  await shot(p, 'looks-360');
}
if (what === 'all' || what === 'closed') {
  const p = await page(1280, false, 'de', 'empty@demo.test');
  console.log(p.url());
  await shot(p, 'closed-1280');
  await p.setViewportSize({ width: 360, height: 760 });
  await shot(p, 'closed-360');
  const q = await page(360, true, 'fi', 'free@demo.test');
  console.log(q.url());
  await shot(q, 'suspended-360-fi-dark');
}
if (what === 'appeal') {
  const p = await page(1280, false, 'de', 'premium@demo.test');
  await p.goto('/decisions/D-AAAA-0002');
  await p.waitForLoadState('networkidle');
  await p.fill('textarea', 'Das war ein Strandfoto.');
  await p.reload();
  await p.waitForLoadState('networkidle');
  console.log('draft', await p.inputValue('textarea'));
  await p.click('form button[type=submit]');
  await p.waitForTimeout(1500);
  await shot(p, 'appealed-1280');
  await p.setViewportSize({ width: 360, height: 760 });
  await shot(p, 'appealed-360');
}
console.log(errors.join('\n'));
await browser.close();
