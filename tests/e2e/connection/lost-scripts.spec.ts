import { expect, test, untilHydrated } from '#tests/support/browser/browser.ts';
import { lostFiles } from '#tests/support/browser/lost-files.ts';

// They are preloaded, and out of the cache when they run.
test('each script crosses the line once', async ({ browser }) => {
  // Not the page of the test, whose routes leave the cache out.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  const sent: string[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, new URL(request.url).pathname));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const path = asked.get(requestId);
    if (path?.endsWith('.js') === true && response.fromDiskCache !== true) sent.push(path);
  });
  await page.goto('/login');
  await untilHydrated(page);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent).toEqual([...new Set(sent)]);
  await page.close();
});

for (const [what, files] of lostFiles)
  for (const path of ['/login', '/landers/tinderswipe'])
    test(`${path} becomes interactive when its ${what} was lost with the connection, twice`, async ({ browser }) => {
      // Not the page of the test, which must not report an error.
      const page = await browser.newPage({ serviceWorkers: 'block' });
      const attempts = new Map<string, number>();
      await page.route(files, async (route) => {
        const attempt = (attempts.get(route.request().url()) ?? 0) + 1;
        attempts.set(route.request().url(), attempt);
        await (attempt <= 2 ? route.abort('connectionreset') : route.continue());
      });
      await page.goto(path);
      await untilHydrated(page);
      expect(Math.max(...attempts.values())).toBeGreaterThan(2);
      await page.close();
    });
