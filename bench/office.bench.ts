import { type Browser, chromium } from '@playwright/test';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
import { demoPassword } from '#demo/demo-accounts.ts';
import { launch } from './support/launch.ts';
import { percentile, report } from './support/report.ts';

/**
 * The largest paint of the back office on a desktop and on loopback, with an empty cache, beside the landing page in the same run.
 * Medians. `-- --runs 1` for a first look; `--update` writes the new figures to the baseline.
 */
const runsAt = process.argv.indexOf('--runs');
const runs = runsAt === -1 ? 7 : Number(process.argv[runsAt + 1]);

const pages = ['/admin', '/admin/approvals', '/admin/staff', '/admin/log', '/admin/cases'];

const site = await launch();
const browser = await chromium.launch(headlessShellOptions);
try {
  const landing = await paintOf(browser, '/', false);
  const login = await paintOf(browser, '/admin/login', false);
  const inside = [];
  for (const path of pages) inside.push({ path, paint: await paintOf(browser, path, true) });
  report('office', [
    { name: '/: largest paint', value: landing, unit: 'ms' },
    { name: '/admin/login: largest paint', value: login, unit: 'ms', target: { max: 1000 } },
    ...inside.map(({ path, paint }) => ({ name: `${path}: largest paint`, value: paint, unit: 'ms', target: { max: 1000 } })),
  ]);
} finally {
  await browser.close();
  await site.stop();
}

/** Milliseconds from the navigation, the median. */
async function paintOf(opened: Browser, path: string, isStaff: boolean): Promise<number> {
  const paints: number[] = [];
  // The first one warms the server up.
  for (let n = 0; n <= runs; n++) {
    const context = await opened.newContext({ baseURL: site.url, viewport: { width: 1280, height: 840 } });
    if (isStaff) {
      const entered = await context.request.post('/api/admin/login.php', { data: { email: 'admin@demo.test', password: demoPassword } });
      if (!entered.ok()) throw new Error(`the owner cannot log in: ${entered.status()}`);
    }
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    const paint = await page.evaluate(largestPaint);
    if (n > 0) paints.push(paint);
    await context.close();
  }
  return percentile(paints, 0.5);
}

/** Runs in the page: the largest paint once no new one has come for half a second. */
function largestPaint(): Promise<number> {
  let largest = 0;
  return new Promise((resolve) => {
    const done = () => resolve(largest);
    let timer = setTimeout(done, 500);
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largest = Math.max(largest, startTime);
      clearTimeout(timer);
      timer = setTimeout(done, 500);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
