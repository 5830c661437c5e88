import { chromium } from '@playwright/test';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
const base = 'http://localhost:4306';
const browser = await chromium.launch(headlessShellOptions);
const password = 'emberleaf-demo';
async function enter(email: string, options: object = {}) {
  const context = await browser.newContext({ baseURL: base, locale: 'de-DE', viewport: { width: 1280, height: 840 }, ...options });
  const page = await context.newPage();
  const r = await page.request.post('/api/admin/login.php', { data: { email, password } });
  if (!r.ok()) console.log(email, r.status(), await r.text());
  return page;
}
const owner = await enter('admin@demo.test');
const second = `two${Date.now()}@staff.test`;
await owner.request.post('/dev/staff', { data: { email: second, password, roles: [{ role: 'owner', site: null }] } });
const two = await enter(second);
const staff = (await (await owner.request.get('/api/admin/staff.php')).json()) as { staff: { id: number; email: string }[] };
const idOf = (email: string) => staff.staff.find((one) => one.email === email)?.id;
await owner.request.post('/api/admin/staff-role.php', { data: { id: idOf('mod@demo.test'), roles: [{ role: 'owner', site: null }] } });
await owner.request.post('/api/admin/staff-reset.php', { data: { id: idOf('support@demo.test') } });
await two.request.post('/api/admin/staff-invite.php', {
  data: { email: 'mira.holm.von.und.zu@example.test', roles: [{ role: 'owner', site: 1 }] },
});
const list = (await (await two.request.get('/api/admin/approvals.php')).json()) as { approvals: { id: number; mine: boolean }[] };
console.log(JSON.stringify(list).slice(0, 1500));
const own = list.approvals.find((one) => one.mine)?.id;
const theirs = list.approvals.find((one) => !one.mine)?.id;
async function shot(page: typeof two, path: string, name: string, width: number) {
  await page.setViewportSize({ width, height: 840 });
  await page.goto(path);
  await page.waitForSelector('h1');
  await page.waitForTimeout(900);
  await page.screenshot({ path: `/tmp/door-${name}-${width}.png`, fullPage: true });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log(name, width, 'too wide by', wide);
}
await shot(two, '/admin/approvals', 'list', 1280);
await shot(two, `/admin/approvals/${own}`, 'own', 1280);
for (const width of [390, 768]) {
  await shot(two, '/admin/approvals', 'list', width);
  await shot(two, `/admin/approvals/${theirs}`, 'one', width);
}
const dark = await enter(second, { colorScheme: 'dark', locale: 'en-GB' });
await shot(dark, `/admin/approvals/${theirs}`, 'dark', 1280);
await shot(dark, `/admin`, 'home', 1280);
const forced = await enter(second, { forcedColors: 'active' });
await shot(forced, `/admin/approvals/${theirs}`, 'forced', 1280);
await browser.close();
