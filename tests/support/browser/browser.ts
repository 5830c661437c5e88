import type axe from 'axe-core';
import { type BrowserContext, type ConsoleMessage, expect, type Locator, type Page, type Request, test as base } from '@playwright/test';
import { axeOptions, axeSource, described, setSticky } from './axe.ts';
import { areControlsHydrated } from './hydrated.ts';
import { sentTo } from './outbox.ts';

/** Screen sizes in px at which every page is tested: a small phone and a desktop. */
export const screens = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } } as const;

/** A tag for what another test shows in another width or language: it runs with `npm test -- tests/e2e --whole`. */
export const onlyWhole = '@whole';

/** A tag for what a test over HTTP shows as well, or what is rare: `npm test` runs it, `npm test -- --quick` does not. */
export const notQuick = '@not-quick';

/** Collects what no page may do: log a console error, throw, or send a request to another host. Returns a function that ends it. */
function watch(page: Page, complaints: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    // The browser logs every refused call or handshake; how the page handles it is tested where it matters.
    // So it does with connections that a test cuts, also those of the service worker, and with a server that it kills.
    if (
      message.type() === 'error' &&
      !/status of 4\d\d|HTTP Authentication failed|response code: 409|net::ERR_CONNECTION_(?:RESET|REFUSED)|net::ERR_FAILED|net::ERR_EMPTY_RESPONSE|net::ERR_SOCKET_NOT_CONNECTED|net::ERR_INTERNET_DISCONNECTED/.test(
        message.text(),
      )
    )
      complaints.push(message.text());
  };
  const onError = (error: Error) => complaints.push(error.message);
  const onRequest = (request: Request) => {
    const { hostname, protocol } = new URL(request.url());
    if (!['localhost', 'de.localhost', '127.0.0.1'].includes(hostname) && protocol !== 'data:' && protocol !== 'blob:')
      complaints.push(`requested ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
}

/** A test that fails when one of its pages does what `watch` collects. */
export const test = base.extend<{ watched: (page: Page) => void }>({
  watched: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const watched = (page: Page) => void watch(page, complaints);
      context.on('page', watched);
      await use(watched);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page at a screen size, without a session or with that of `premium@demo.test`. */
type OpenPage = (viewer: 'visitor' | 'member', path: string, viewport: { width: number; height: number }) => Promise<Page>;

/** A test of a page as it is first shown. Such tests share a page for each viewer, because opening a new one takes longer than the test. */
export const pageTest = base.extend<{ open: OpenPage }, { pages: Map<string, Page> }>({
  pages: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  async open({ browser, baseURL, locale, pages }, provide) {
    const complaints: string[] = [];
    let stopWatching = () => {};
    await provide(async (viewer, path, viewport) => {
      let page = pages.get(viewer);
      if (page === undefined) {
        const context = await browser.newContext({
          serviceWorkers: 'block',
          ...(baseURL === undefined ? {} : { baseURL }),
          ...(locale === undefined ? {} : { locale }),
        });
        if (viewer === 'member') await logIn(context, 'premium@demo.test');
        page = await context.newPage();
        pages.set(viewer, page);
      }
      stopWatching = watch(page, complaints);
      await page.setViewportSize(viewport);
      expect((await page.goto(path))?.status(), path).toBe(200);
      return page;
    });
    stopWatching();
    expect(complaints).toEqual([]);
  },
});

export const demoPassword = 'emberleaf-demo';

/** Logs a demo member in without the form. */
export async function logIn(context: Pick<BrowserContext, 'request'>, email: string): Promise<void> {
  const answer = await context.request.post('/api/user.php', { data: { email, password: demoPassword } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Waits until the page is hydrated and idle: a click before that is lost. */
export async function untilInteractive(page: Page): Promise<void> {
  await untilHydrated(page);
  // With a timeout, because a page with animated images is never idle on a busy machine.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/** Waits until React has hydrated all buttons and inputs. On its own for pages whose clock is stopped. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(areControlsHydrated);
}

/** Opens a page and waits until it is interactive. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilInteractive(page);
}

/** Toggles a checkbox, radio button or switch with the space key, because another element covers it for the mouse. */
export async function tick(control: Locator, on = true): Promise<void> {
  await expect(control).toBeEnabled();
  await untilHydrated(control.page());
  if ((await control.isChecked()) !== on) await control.press('Space');
  await expect(control).toBeChecked({ checked: on });
}

/** Runs axe inside the page. No page has frames, so this is all of it, in a quarter of the time that a driver for frames takes. */
async function axeViolations(page: Page): Promise<axe.AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (options) => {
    if (window.frames.length > 0) throw new Error('frames are not tested');
    // With forced colours the reader's system chooses them, and axe reads those of the page.
    const rules = matchMedia('(forced-colors: active)').matches ? { 'color-contrast': { enabled: false } } : {};
    return (await (window as unknown as { axe: typeof axe }).axe.run({ ...options, rules })).violations;
  }, axeOptions);
}

type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

/** Expects no violation of WCAG 2.0 to 2.2, A and AA, in the given themes, and no horizontal scrolling. */
export async function expectAccessible(page: Page, inThemes: readonly Theme[] = themes): Promise<void> {
  await page.evaluate(setSticky, false);
  for (const colorScheme of inThemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = described(await axeViolations(page));
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.evaluate(setSticky, true);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The links of the newest mail to an address in the development outbox. */
export async function linksOfMail(context: Pick<BrowserContext, 'request'>, to: string): Promise<string[]> {
  let links: string[] = [];
  await expect
    .poll(async () => {
      links = (await sentTo(context.request, to))[0]?.links ?? [];
      return links.length;
    })
    .toBeGreaterThan(0);
  return links;
}

export { expect };
