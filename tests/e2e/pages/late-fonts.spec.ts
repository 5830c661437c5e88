import { expect, logIn, onlyWhole, screens, test, untilInteractive } from '#tests/support/browser/browser.ts';

const fontIsUsed = (weight: number) => `document.fonts.check('${weight} 16px Figtree', 'a') && document.fonts.status === 'loaded'`;

for (const language of ['de', 'fi', 'pl'])
  for (const path of ['/', '/members', '/chats', '/landers/tinderswipe'])
    test(
      `fonts that come late move nothing on ${path} in ${language}`,
      { tag: language === 'de' || path === '/' ? [] : onlyWhole },
      async ({ context, page, baseURL }) => {
        await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
        if (path === '/members' || path === '/chats') await logIn(context, 'premium@demo.test');
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
        // Headlines take their font, within their lines. A line that broke elsewhere would be thirty times as much.
        expect(await page.evaluate('window.shiftSoFar()')).toBeLessThan(0.001);
        // The next page has them.
        await page.reload();
        await page.waitForFunction(fontIsUsed(500));
      },
    );
