import type { Locator, Page } from '@playwright/test';

/** A practised hand: milliseconds between two taps, and between two keys. */
const tapPause = 350;
const keyPause = 70;

export interface Watched {
  /** Layout shift without the half second after a tap. */
  shift: number;
  /** Milliseconds of the longest time in which the page showed no word. */
  blank: number;
}

declare global {
  interface Window {
    watchedPage?: Watched;
  }
}

/** Somebody new who taps and types at a steady pace; every step is kept as a picture. */
export interface Newcomer {
  tap(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** The Back of the phone. */
  back(): Promise<void>;
  /** A screen that somebody would see; its picture is named by it. */
  arrive(name: string, sign: Locator): Promise<void>;
  taps(): number;
  /** Of all pages so far. */
  watched(): Promise<Watched>;
}

export async function createNewcomer(page: Page, folder: string): Promise<Newcomer> {
  let taps = 0;
  let pictures = 0;
  const all: Watched = { shift: 0, blank: 0 };
  await page.exposeFunction('keepWatched', (seen: Watched) => {
    all.shift = Math.max(all.shift, seen.shift);
    all.blank = Math.max(all.blank, seen.blank);
  });
  await page.addInitScript(watchPage);
  const pause = () => page.waitForTimeout(tapPause);
  return {
    async tap(target) {
      await pause();
      await target.tap();
      taps++;
    },
    async write(field, text) {
      await pause();
      await field.tap();
      taps++;
      await page.keyboard.type(text, { delay: keyPause });
    },
    async back() {
      await pause();
      await page.goBack();
    },
    async arrive(name, sign) {
      await sign.waitFor();
      pictures++;
      await page.screenshot({ path: `${folder}/${String(pictures).padStart(2, '0')}-${name}.png` });
    },
    taps: () => taps,
    async watched() {
      const seen = await page.evaluate(() => window.watchedPage);
      return { shift: Math.max(all.shift, seen?.shift ?? 0), blank: Math.max(all.blank, seen?.blank ?? 0) };
    },
  };
}

/** Runs in each document from its first paint on. */
function watchPage(): void {
  const seen: Watched = { shift: 0, blank: 0 };
  window.watchedPage = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  let blankSince: number | null = null;
  const check = () => {
    const painted = performance.getEntriesByName('first-paint').length > 0;
    const hasWords = (document.querySelector<HTMLElement>('main')?.innerText.trim() ?? '') !== '';
    if (!painted || hasWords) blankSince = null;
    else blankSince ??= performance.now();
    if (blankSince !== null) seen.blank = Math.max(seen.blank, performance.now() - blankSince);
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  addEventListener('pagehide', () => {
    const keep: unknown = Reflect.get(window, 'keepWatched');
    if (typeof keep === 'function') keep(seen);
  });
}
