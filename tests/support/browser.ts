import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

/** Widths in px at which every page must hold: a small phone and a desktop. */
export const screens = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } } as const;

/** A test whose pages may not complain: no console errors, no exception, no request to another host. */
export const test = base.extend<{ watched: (page: Page) => void }>({
  watched: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          // A refused call or handshake is told by the browser, too; the page's own words for it are tested where it matters.
          if (message.type() === 'error' && !/status of 4\d\d|HTTP Authentication failed/.test(message.text()))
            complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('request', (request) => {
          const { hostname, protocol } = new URL(request.url());
          if (!['localhost', 'de.localhost', '127.0.0.1'].includes(hostname) && protocol !== 'data:' && protocol !== 'blob:')
            complaints.push(`asked ${request.url()}`);
        });
      };
      context.on('page', watch);
      await use(watch);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const demoPassword = 'emberleaf-demo';

/** Logs a demo member in without the form. */
export async function logIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post('/api/user.php', { data: { email, password: demoPassword } });
  expect(answer.status(), await answer.text()).toBe(200);
}

type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

/** WCAG 2.0 to 2.2, A and AA, in both themes or those asked for; nothing may stick out sideways. */
export async function expectAccessible(page: Page, inThemes: readonly Theme[] = themes): Promise<void> {
  // What lies under a sticky bar can be scrolled free, and is no small target.
  await setSticky(page, false);
  for (const colorScheme of inThemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`,
    );
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await setSticky(page, true);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function setSticky(page: Page, on: boolean): Promise<void> {
  await page.evaluate((sticky) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (sticky ? element.dataset['unstuck'] !== undefined : getComputedStyle(element).position === 'sticky') {
        element.style.position = sticky ? '' : 'static';
        if (sticky) delete element.dataset['unstuck'];
        else element.dataset['unstuck'] = '';
      }
    }
  }, on);
}

/** The links of the newest mail to somebody, as the development outbox shows it. */
export async function linksOfMail(context: BrowserContext, to: string): Promise<string[]> {
  let links: string[] = [];
  await expect
    .poll(async () => {
      const mails = (await (await context.request.get('/dev/outbox.json')).json()) as { to: string; links: string[] }[];
      links = mails.find((mail) => mail.to === to)?.links ?? [];
      return links.length;
    })
    .toBeGreaterThan(0);
  return links;
}

export { expect };
