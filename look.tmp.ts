import { chromium } from '@playwright/test';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
const base = 'http://localhost:4377';
const browser = await chromium.launch(headlessShellOptions);
const office = await browser.newContext({ baseURL: base, locale: 'de-DE' });
const r = office.request;
console.log(
  (
    await r.post('/api/admin/login.php', { data: { email: 'admin@demo.test', password: 'emberleaf-demo' }, headers: { origin: base } })
  ).status(),
);
for (const [language, words, summary] of [
  [
    'de',
    'Wer uns verklagt, tut das an seinem Wohnsitz. Credits verfallen weiterhin nie.',
    'Der Gerichtsstand für Klagen gegen dich ist jetzt immer dein Wohnsitz.\nCredits verfallen weiterhin nie.',
  ],
  ['fi', 'Krediitit eivät vanhene koskaan.', 'Oikeuspaikka on nyt aina kotipaikkasi.\nKrediitit eivät vanhene koskaan.'],
] as const) {
  const text = { kind: 'legal', key: 'terms', language };
  console.log((await r.put('/api/admin/legal.php', { data: { key: 'terms', language, summary }, headers: { origin: base } })).status());
  console.log(
    (
      await r.put('/api/admin/content.php', {
        data: {
          ...text,
          title: language === 'de' ? 'Allgemeine Geschäftsbedingungen' : 'Käyttöehdot',
          body: `Kurz vorab.\n\n## Gerichtsstand\n\n${words}\n\n- eins\n- zwei\n\n## Ende\n\nMehr unter [Preise](/pricing).`,
        },
        headers: { origin: base },
      })
    ).status(),
  );
  console.log((await r.post('/api/admin/content-publish.php', { data: text, headers: { origin: base } })).status());
}
const admin = await office.newPage();
await admin.setViewportSize({ width: 1280, height: 900 });
await admin.goto('/admin/legal');
await admin.waitForTimeout(2500);
await admin.screenshot({ path: '/tmp/look-admin.png', fullPage: true });
for (const language of ['de', 'fi']) {
  for (const scheme of ['light', 'dark'] as const) {
    const ctx = await browser.newContext({ baseURL: base, colorScheme: scheme, locale: 'de-DE' });
    await ctx.request.post('/api/user.php', {
      data: { email: 'premium@demo.test', password: 'emberleaf-demo' },
      headers: { origin: base },
    });
    await ctx.request.put('/api/user.php', { data: { language }, headers: { origin: base } });
    const page = await ctx.newPage();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.goto('/likes');
      await page.waitForTimeout(600);
      console.log(page.url(), await page.evaluate(() => document.documentElement.scrollWidth));
      await page.screenshot({ path: `/tmp/look-${language}-${scheme}-${width}.png`, fullPage: true });
    }
    if (scheme === 'light') {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/pages/terms');
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/look-text-${language}.png`, fullPage: true });
    }
    await ctx.close();
  }
}
const back = await browser.newContext({ baseURL: base });
await back.request.post('/api/user.php', { data: { email: 'premium@demo.test', password: 'emberleaf-demo' }, headers: { origin: base } });
await back.request.put('/api/user.php', { data: { language: 'de' }, headers: { origin: base } });
await browser.close();
