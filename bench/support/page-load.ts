import type { Browser } from '@playwright/test';
import { areControlsHydrated } from '#tests/support/browser/hydrated.ts';
import { longestTaskOf, recordTrace } from './trace.ts';

/** "Slow 4G" as Lighthouse throttles it: bytes a second, milliseconds. */
export const slow4g = { offline: false, downloadThroughput: (1638.4 * 1000) / 8, uploadThroughput: (675 * 1000) / 8, latency: 150 };

export const fileKinds = ['script', 'style', 'font', 'image'] as const;
export type FileKind = (typeof fileKinds)[number];

export interface PageLoad {
  /** Milliseconds from the navigation. */
  readonly largestContentfulPaint: number;
  readonly cumulativeLayoutShift: number;
  /** Milliseconds by the clock. Tasks below 50 ms do not count. */
  readonly longestTask: number;
  /** Milliseconds of processor time of the page's longest task. */
  readonly longestTaskByProcessor: number;
  /** Milliseconds from the navigation until every control is hydrated; NaN for a page without scripts. */
  readonly interactive: number;
  /** Total milliseconds by which tasks exceeded 50 ms. */
  readonly blocked: number;
  /** Files that arrived before the largest paint, and all files, in bytes on the wire. */
  readonly files: readonly { readonly kind: FileKind; readonly bytes: number; readonly beforePaint: boolean }[];
}

interface Phone {
  /** Of the processor. */
  readonly slowdown?: number;
  readonly hasScripts?: boolean;
}

/** Opens a page on a phone with slow 4G and an empty cache, as the owner of the cookie. */
export async function loadPage(
  browser: Browser,
  url: string,
  cookie: string,
  { slowdown = 1, hasScripts = true }: Phone = {},
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true });
  try {
    await context.addCookies(
      cookie
        .split('; ')
        .filter((pair) => pair !== '')
        .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: new URL(url).origin })),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const stopTrace = await recordTrace(browser);
    await page.goto(url, { waitUntil: 'load' });
    let interactive = Number.NaN;
    if (hasScripts) {
      await page.waitForFunction(areControlsHydrated, undefined, { polling: 100 });
      interactive = await page.evaluate(() => performance.now());
    }
    const paint = await page.evaluate(settledPaint);
    return { ...paint, interactive, longestTaskByProcessor: longestTaskOf(await stopTrace(), url) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: reports the paints once no new one has come for a second. */
function settledPaint(): Promise<Omit<PageLoad, 'interactive' | 'longestTaskByProcessor'>> {
  let largestContentfulPaint = 0;
  let cumulativeLayoutShift = 0;
  let longestTask = 0;
  let blocked = 0;
  const kindOf = (path: string) => {
    if (path.endsWith('.js')) return 'script';
    if (path.endsWith('.css')) return 'style';
    if (path.endsWith('.woff2')) return 'font';
    return /^\/(?:media|assets|icons|favicon)/.test(path) ? 'image' : null;
  };
  const files = () =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const kind = kindOf(new URL(entry.name).pathname);
      if (kind === null || !(entry instanceof PerformanceResourceTiming)) return [];
      return [{ kind, bytes: entry.encodedBodySize, beforePaint: entry.responseEnd <= largestContentfulPaint } as const];
    });
  return new Promise((resolve) => {
    const done = () => resolve({ largestContentfulPaint, cumulativeLayoutShift, longestTask, blocked, files: files() });
    let timer = setTimeout(done, 1000);
    const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        list.getEntries().forEach(onEntry);
        clearTimeout(timer);
        timer = setTimeout(done, 1000);
      }).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => {
      largestContentfulPaint = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') cumulativeLayoutShift += entry.value;
    });
    observe('longtask', ({ duration }) => {
      longestTask = Math.max(longestTask, duration);
      blocked += duration - 50;
    });
  });
}
