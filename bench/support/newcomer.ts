import type { Locator, Page } from '@playwright/test';

/** A practised hand: milliseconds between two taps, and between two keys. */
const tapPause = 350;
const keyPause = 70;

export interface Watched {
  /** Layout shift without the half second after a tap. */
  shift: number;
  /** The elements that moved on that page, and its address. */
  moved: string[];
  /** The longest time in ms for which the page showed no text. */
  blank: number;
}

/** TypeScript does not know it, because not every browser has it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

declare global {
  interface Window {
    watchedPage?: Watched;
  }
}

/** A newcomer who taps and types at a steady pace; every step is stored as a screenshot. */
export interface Newcomer {
  tap(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** The Back of the phone. */
  back(): Promise<void>;
  /** Name of a screen; its screenshot has the same name. */
  arrive(name: string, sign: Locator): Promise<void>;
  taps(): number;
  /** Over all pages so far. */
  watched(): Promise<Watched>;
}

export async function createNewcomer(page: Page, folder: string): Promise<Newcomer> {
  let taps = 0;
  let screenshots = 0;
  const all: Watched = { shift: 0, moved: [], blank: 0 };
  const keep = (seen: Watched) => {
    if (seen.shift > all.shift) Object.assign(all, { shift: seen.shift, moved: seen.moved });
    all.blank = Math.max(all.blank, seen.blank);
  };
  await page.exposeFunction('keepWatched', keep);
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
      screenshots++;
      await page.screenshot({ path: `${folder}/${String(screenshots).padStart(2, '0')}-${name}.png` });
    },
    taps: () => taps,
    async watched() {
      const seen = await page.evaluate(() => window.watchedPage);
      if (seen !== undefined) keep(seen);
      return all;
    },
  };
}

/** Runs in each document from its first paint on. */
function watchPage(): void {
  const seen: Watched = { shift: 0, moved: [], blank: 0 };
  window.watchedPage = seen;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      seen.shift += value;
      const parts = sources.map(({ node, previousRect: before, currentRect: now }) => {
        const part = node instanceof Element ? `${node.localName}.${node.className}` : '?';
        return `${part} (top ${before.top} → ${now.top}, height ${before.height} → ${now.height})`;
      });
      seen.moved.push(`${value.toFixed(4)} in ${location.pathname}: ${parts.join(', ')}`);
    }
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
