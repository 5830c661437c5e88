import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './engine-test.ts';
import { openLine } from './line.ts';

const nextPageDelayMs = 500;

// Regression: Firefox gives up what still loads when a page is left. That was taken for a missing file, and the page came back.
test('a page that is left while a part of it loads does not come back', async ({ reader }) => {
  const pages: string[] = [];
  const held: string[] = [];
  let firstPage = '';
  const line = await openLine({
    // A file that the first page does not name never arrives.
    takes(path) {
      const isHeld = held.length === 0 && path.endsWith('.js') && firstPage !== '' && !firstPage.includes(path);
      if (isHeld) held.push(path);
      return isHeld;
    },
    async onPage(path, html) {
      pages.push(path);
      if (pages.length === 1) firstPage = html;
      else await wait(nextPageDelayMs);
    },
  });
  await reader.open(`${line.address}/login`);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await reader.engine.driver.executeScript("location.assign('/pricing')");
  await reader.isAt(/\/pricing$/);
  expect(pages).toEqual(['/login', '/pricing']);
  // Firefox logs what it has given up.
  await reader.engine.errors();
  line.close();
});
