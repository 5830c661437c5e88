import { messages as app } from '#app/messages/de.ts';
import { logIn } from '#tests/support/browser/browser.ts';
import { drawnAnew, followLink, makeOdd } from '#tests/support/browser/odd-browser.ts';
import { pagesForMembers, pagesForVisitors } from '#tests/support/pages.ts';
import { translatePage } from '#tests/support/browser/translator.ts';
import { expect, shareSession, test } from './engine-test.ts';
import { openLine } from './line.ts';
import type { Reader } from './reader.ts';

/** What Firefox says of an image whose page was left before it had arrived. */
const imageLeft = 'Image corrupt or truncated.';
const patience = { timeout: 30_000, intervals: [100] };

async function expectAlive(reader: Reader, where: string): Promise<void> {
  const text = await reader.text();
  expect.soft(text, where).not.toContain(app.error.failed);
  expect.soft(text, where).not.toMatch(/\b500\b|An error occurred while showing the error page/);
  expect.soft(await reader.count('h1'), where).toBeGreaterThan(0);
  const thrown = await reader.engine.driver.executeScript<string[]>('return window.thrown.splice(0)');
  expect
    .soft(
      [...thrown, ...(await reader.engine.errors())].filter((message) => !drawnAnew.test(message) && message !== imageLeft),
      where,
    )
    .toEqual([]);
}

// All of it at once: whoever has one of these has the others, too, and one walk is long enough.
for (const [viewer, paths] of [
  ['visitor', [...pagesForVisitors, '/landers/gallery']],
  ['member', [...pagesForMembers, '/members/3', '/members/3/chat']],
] as const)
  test(`pages for a ${viewer} live on translated, with no time zone, a clock a day fast, and first answers lost`, async ({
    reader,
    api,
  }) => {
    test.setTimeout(900_000);
    if (viewer === 'member') await logIn({ request: api }, 'premium@demo.test');
    await shareSession(reader, api);
    const { driver } = reader.engine;
    const lost = new Set<string>();
    let losses = 0;
    const line = await openLine({
      takes(path, _request, response) {
        if (path !== '/odd-browser.js') return false;
        response.setHeader('content-type', 'text/javascript').end(`(${makeOdd.toString()})()`);
        return true;
      },
      onPage: (_path, html) => html.replace('<head>', '<head><script src="/odd-browser.js"></script>'),
      // The site has done what was asked, and nobody hears of it.
      loses(path, { method }) {
        const [name = ''] = path.split('?');
        const call = `${method} ${name}`;
        if (!name.startsWith('/api/') || lost.has(call)) return false;
        lost.add(call);
        losses++;
        return true;
      },
    });
    for (const path of paths) {
      lost.clear();
      await reader.open(line.address + path);
      // By the window, because scripts of Firefox's driver have globals of their own.
      expect(await driver.executeScript<string>('return window.Intl.DateTimeFormat().resolvedOptions().timeZone'), path).toBe(
        'Etc/Unknown',
      );
      expect(await driver.executeScript<number>('return window.Date.now()'), path).toBeGreaterThan(Date.now() + 80_000_000);
      await driver.executeScript(translatePage);
      await expectAlive(reader, path);
      const from = await driver.executeScript<string | null>(followLink);
      if (from === null) continue;
      await expect.poll(() => driver.executeScript<string>('return location.pathname'), patience).not.toBe(from);
      await expect.poll(() => reader.count('h1'), patience).toBeGreaterThan(0);
      await expectAlive(reader, `the page after ${path}`);
    }
    expect(losses).toBeGreaterThan(paths.length);
    line.close();
  });
