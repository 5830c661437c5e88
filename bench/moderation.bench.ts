import { type Browser, chromium, type Page } from '@playwright/test';
import { demoPassword } from '#demo/demo-accounts.ts';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
import { openManyCases } from './support/many-cases.ts';
import { launch } from './support/launch.ts';
import { percentile, report } from './support/report.ts';

/**
 * A moderator's hour: cases of all kinds are decided through the real pages by keys alone, then two moderators share a queue. The time of
 * a case runs from its heading to that of the next one; the wait, from the last key to the next heading. `-- --cases 60` for a first look.
 */
const casesAt = process.argv.indexOf('--cases');
const asked = casesAt === -1 ? 300 : Number(process.argv[casesAt + 1]);
const shared = Math.min(60, Math.floor(asked / 5));

interface Decided {
  readonly number: string;
  readonly seconds: number;
  readonly calls: number;
  readonly wait: number;
}

const site = await launch();
const browser = await chromium.launch(headlessShellOptions);
try {
  await openManyCases(site.url, asked);
  const [one, other] = [await logIn(browser, 'mod'), await logIn(browser, 'mod2')];
  const before = await openCases(one);
  const alone = await decideAll(one, before - shared);
  const left = await openCases(one);
  const together = await Promise.all([decideAll(one, shared), decideAll(other, shared)]);
  const decidedTwice = together.flat().length - new Set(together.flat().map(({ number }) => number)).size;
  report('moderation', [
    { name: 'cases decided by one', value: alone.length, unit: '', target: { min: before - shared } },
    {
      name: 'a case, median',
      value: percentile(
        alone.map(({ seconds }) => seconds),
        0.5,
      ),
      unit: 's',
    },
    {
      name: 'a case, p95',
      value: percentile(
        alone.map(({ seconds }) => seconds),
        0.95,
      ),
      unit: 's',
    },
    {
      name: 'wait for the next case, median',
      value: percentile(
        alone.map(({ wait }) => wait),
        0.5,
      ),
      unit: 'ms',
    },
    {
      name: 'wait for the next case, p95',
      value: percentile(
        alone.map(({ wait }) => wait),
        0.95,
      ),
      unit: 'ms',
    },
    { name: 'calls a case', value: alone.reduce((sum, { calls }) => sum + calls, 0) / alone.length, unit: '' },
    { name: 'two at once: cases decided', value: together.flat().length, unit: `of ${left}`, target: { min: left } },
    { name: 'two at once: decided twice', value: decidedTwice, unit: '', target: { max: 0 } },
    { name: 'open at the end', value: await openCases(one), unit: '', target: { max: 0 } },
  ]);
} finally {
  await browser.close();
  await site.stop();
}

async function logIn(opened: Browser, name: string): Promise<Page> {
  const context = await opened.newContext({ baseURL: site.url, locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  const entered = await context.request.post('/api/admin/login.php', { data: { email: `${name}@demo.test`, password: demoPassword } });
  if (!entered.ok()) throw new Error(`${name} cannot log in: ${entered.status()}`);
  return context.newPage();
}

async function openCases(page: Page): Promise<number> {
  const response = await page.request.get('/api/admin/cases.php');
  const { counts } = (await response.json()) as { counts: readonly { kind: string; count: number }[] };
  // Complaints and requests are answered by support.
  return counts.reduce((sum, { kind, count }) => sum + (kind === 'complaint' || kind === 'data_request' ? 0 : count), 0);
}

/** Decides case after case until nothing waits, or `most` are decided. */
async function decideAll(page: Page, most: number): Promise<Decided[]> {
  const decided: Decided[] = [];
  let calls = 0;
  page.on('request', (request) => void (request.url().includes('/api/admin/') && calls++));
  await page.goto('/admin/cases');
  await page.locator('.case.rest .btn').waitFor();
  await page.keyboard.press('j');
  let number = await nextCase(page, null);
  while (number !== null && decided.length < most) {
    const from = performance.now();
    const callsBefore = calls;
    const sent = await decide(page, decided.length % 3 === 0);
    // Somebody else has it, or support answers it: later.
    if (sent === null) await page.keyboard.press('j');
    const next = await nextCase(page, number);
    const now = performance.now();
    // Somebody else was faster: the page says so, and what was chosen stays.
    if (next === number) {
      await page.keyboard.press('j');
      number = await nextCase(page, null, number);
      continue;
    }
    if (sent !== null) decided.push({ number, seconds: (now - from) / 1000, calls: calls - callsBefore, wait: now - sent });
    number = next;
  }
  return decided;
}

/** Warns, or finds no violation, by keys. The time of the last key in ms; null where this person cannot decide the case. */
async function decide(page: Page, warns: boolean): Promise<number | null> {
  const panel = page.locator('.decision');
  if ((await panel.locator('input[name=act]').count()) === 0) return null;
  // What came by letter about nobody here cannot be answered by a warning.
  const canWarn = (await panel.getByText('Warn', { exact: true }).count()) > 0;
  await page.keyboard.press(warns && canWarn ? 'w' : 'n');
  await page.keyboard.press('3');
  const button = panel.locator('button:not(.is-disabled)').filter({ hasText: '↵' });
  // Somebody else has the case, or has decided it meanwhile.
  const others = panel.locator('fieldset.dim:disabled').or(panel.getByText('To the next case'));
  await button.or(others).first().waitFor();
  if (!(await button.isVisible())) return null;
  const sent = performance.now();
  await page.keyboard.press('Enter');
  return sent;
}

/** The number of the case that is shown once it is another one, or of this one once somebody else has decided it; null when nothing waits. */
async function nextCase(page: Page, before: string | null, left: string | null = null): Promise<string | null> {
  for (let tries = 0; tries < 20; tries++) {
    const handle = await page
      .waitForFunction(
        ([last, gone]) => {
          const [, , , number] = location.pathname.split('/');
          // With a button, the page is only on its way to the next case.
          if (number === undefined)
            return document.querySelector('.case.rest h2') === null || document.querySelector('.case.rest .btn') !== null
              ? false
              : { number: null };
          const panel = document.querySelector('.decision');
          if (panel === null || number === gone) return false;
          if (number === last) return panel.textContent.includes('What you chose stays') ? { number } : false;
          return (document.querySelector('.case header')?.textContent ?? '').includes(number) ? { number } : false;
        },
        [before, left],
        { timeout: 2000 },
      )
      .catch(() => null);
    if (handle !== null) return ((await handle.jsonValue()) as { number: string | null }).number;
    // What waits belonged to the other one a moment ago.
    await page.keyboard.press('j');
  }
  throw new Error('no case follows');
}
