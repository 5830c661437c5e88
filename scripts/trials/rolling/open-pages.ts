import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { demoEmail, demoPassword } from '../../../demo/demo-accounts.ts';
import { headlessShellOptions } from '../../../tests/support/browser/chromium.ts';
import { areControlsHydrated } from '../../../tests/support/browser/hydrated.ts';
import { secondRelease } from './release-changes.ts';

/** Pages of two members in a real browser, which stay open while the fleet is updated. */
export interface OpenPages {
  /** Both members write in their pages, and read what the other has written. */
  talk(): Promise<void>;
  /** Follows links to pages whose files were not loaded yet, and back. */
  goElsewhere(): Promise<void>;
  /** What a person would have seen, besides what these pages were opened for. */
  faults(): Promise<string[]>;
  /** How often one of them was loaded anew. */
  reloads(): number;
  close(): Promise<void>;
}

/** Those who talk with each other: demo accounts, which the load leaves alone. */
const keys = ['de-jonas-37', 'de-deniz-40'] as const;
/** Pages with files of their own. */
const elsewhere = ['/settings', '/pricing', '/swipe-game', '/likes', '/transactions/movements', '/notifications', '/complaints'];
/** In each message of these pages. */
const words = 'beim Wechsel';
/** Ms until a message or a page is shown, on a busy machine. */
const shownWithin = 30_000;

/** `direct`: of a process, which takes what only this machine may send. */
export async function openPages(address: string, direct: string): Promise<OpenPages> {
  const browser = await chromium.launch(headlessShellOptions);
  try {
    const [one, other] = [await logIn(browser, address, direct, keys[0]), await logIn(browser, address, direct, keys[1])];
    const chats = [await visit(one.context, `/members/${other.id}/chat`), await visit(other.context, `/members/${one.id}/chat`)] as const;
    return watch(browser, chats, [await visit(one.context, '/chats'), await visit(other.context, '/members')]);
  } catch (error) {
    await browser.close();
    throw error;
  }
}

function watch(browser: Browser, chats: readonly [Page, Page], others: readonly Page[]): OpenPages {
  const pages = [...chats, ...others];
  const seen: string[] = [];
  let reloads = 0;
  for (const page of pages) {
    page.on('domcontentloaded', () => {
      reloads++;
      seen.push(`the page ${page.url()} was loaded anew`);
    });
    page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
    page.on('dialog', (dialog) => seen.push(`${page.url()} asks: ${dialog.message()}`));
    page.on('crash', () => seen.push(`${page.url()} has crashed`));
    page.on('response', (response) => {
      const isLost = response.status() >= 500 || (response.status() === 404 && response.url().includes('/assets/'));
      if (isLost) seen.push(`${page.url()}: ${response.status()} for ${response.url()}`);
    });
  }
  let written = 0;
  const write = async (page: Page) => {
    const text = `Nachricht ${++written} ${words}`;
    const composer = page.getByRole('textbox', { name: chat.composer.label, exact: true });
    await composer.fill(text);
    await composer.press('Enter');
    for (const one of chats) await one.getByRole('log').getByText(text, { exact: true }).waitFor({ timeout: shownWithin });
  };
  return {
    async talk() {
      for (const page of chats) await write(page);
    },
    async goElsewhere() {
      const [page] = others;
      if (page === undefined) return;
      const { pathname } = new URL(page.url());
      for (const path of [...elsewhere, pathname]) await follow(page, path);
    },
    async faults() {
      const shown = await Promise.all(pages.map(shownFault));
      return [...seen, ...shown.filter((fault) => fault !== null)];
    },
    reloads: () => reloads,
    close: () => browser.close(),
  };
}

/** Null: nothing is shown that says that something failed. A toast would hide itself, so it is kept by `visit`. */
async function shownFault(page: Page): Promise<string | null> {
  const shown = await page.evaluate(() => (globalThis as unknown as { shownFaults: string[] }).shownFaults);
  const broken = await page.getByRole('heading', { name: app.error.failed }).count();
  // The other pages of a member show what arrives.
  const all = [...shown.filter((text) => !text.includes(words)), ...(broken > 0 ? [app.error.failed] : [])];
  return all.length === 0 ? null : `${page.url()} shows: ${all.join(', ')}`;
}

/** The release that a page was loaded from is that of the process that answered. */
export const isOfSecondRelease = (page: Page): Promise<boolean> =>
  page.evaluate((release) => document.documentElement.dataset['release'] === release, secondRelease);

/** Whether a page that is opened now is of the second release. */
export async function opensSecondRelease(address: string): Promise<boolean> {
  const browser = await chromium.launch(headlessShellOptions);
  try {
    return await isOfSecondRelease(await visit(await newContext(browser, address), '/login'));
  } finally {
    await browser.close();
  }
}

const newContext = (browser: Browser, address: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: address, locale: 'de-DE', viewport: { width: 1280, height: 900 } });

interface LoggedIn {
  readonly context: BrowserContext;
  readonly id: number;
}

async function logIn(browser: Browser, address: string, direct: string, key: string): Promise<LoggedIn> {
  const context = await newContext(browser, address);
  const email = demoEmail(key);
  const response = await context.request.post('/api/user.php', { data: { email, password: demoPassword } });
  if (!response.ok()) throw new Error(`${email} cannot log in: ${response.status()} ${await response.text()}`);
  const granted = await context.request.post(`${direct}/dev/grant`, { data: { email, credits: 500, paid_user: true } });
  if (!granted.ok()) throw new Error(`/dev/grant answers ${granted.status()}`);
  const { user } = (await response.json()) as { readonly user: { readonly profile: { readonly id: number } } };
  return { context, id: user.profile.id };
}

async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shownFaults: string[] = [];
    Object.assign(globalThis, { shownFaults });
    const fault = '[role=alert], [role=alertdialog], .toast';
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches(fault) || node.querySelector(fault) !== null)) shownFaults.push(node.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(areControlsHydrated, null, { timeout: shownWithin });
  return page;
}

/** As a link does, without loading it anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(([to]) => document.title !== '' && location.pathname === to && document.querySelector('h1') !== null, [path], {
    timeout: shownWithin,
  });
}
