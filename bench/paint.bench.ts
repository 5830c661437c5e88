import { chromium, type Browser } from '@playwright/test';
import { headlessShellOptions } from '#tests/support/browser/chromium.ts';
import { launch } from './support/launch.ts';
import { login } from './support/login.ts';
import { fileKinds, loadPage, type PageLoad } from './support/page-load.ts';
import { type Figure, percentile, report } from './support/report.ts';
import { serveStill } from './support/still-server.ts';

/**
 * The first paint of pages on a phone: slow 4G, an empty cache and a processor four times slower, beside the same HTML without any
 * script. Medians. `-- --runs 1` for a first look; `--update` writes the new figures to the baseline.
 *
 * The target of the longest task uses its processor time: its wall time includes the work of the browser's other threads and the
 * site on two processors.
 */
const runsAt = process.argv.indexOf('--runs');
const runs = runsAt === -1 ? 5 : Number(process.argv[runsAt + 1]);
const slowdown = 4;

const site = await launch();
const still = await serveStill(site.url);
const browser = await chromium.launch(headlessShellOptions);
try {
  const member = await login(site.url, 'premium@demo.test');
  const [other] = ((await (await fetch(`${site.url}/api/members.php`, { headers: { cookie: member } })).json()) as Found).profiles;
  const figures: Figure[] = [];
  for (const { path, cookie, name, paint, lander } of [
    { name: '/', path: '/', cookie: '', paint: true },
    { name: '/login', path: '/login', cookie: '' },
    { name: '/pricing', path: '/pricing', cookie: '' },
    { name: '/pages/faq', path: '/pages/faq', cookie: '' },
    { name: 'a lander', path: '/landers/tinderswipe', cookie: '', lander: true },
    { name: '/members', path: '/members', cookie: member, paint: true },
    { name: '/chats', path: '/chats', cookie: member, paint: true },
    { name: 'a profile', path: `/members/${other?.id ?? 0}`, cookie: member, paint: true },
    { name: '/settings', path: '/settings', cookie: member },
  ]) {
    // The server has made everything that it makes once.
    await loadPage(browser, site.url + path, cookie);
    const loads = await loadOften(browser, site.url + path, cookie);
    const floor = await loadOften(browser, still.url + path, cookie, false);
    const median = (of: (load: PageLoad) => number, list = loads) => percentile(list.map(of), 0.5);
    figures.push(
      { name: `${name}: largest paint`, value: median(paintOf), unit: 'ms', ...(paint && { target: { max: 1200 } }) },
      { name: `${name}: largest paint without scripts (floor)`, value: median(paintOf, floor), unit: 'ms' },
      {
        name: `${name}: layout shift, worst`,
        value: Math.max(...loads.map(shiftOf)),
        unit: '',
        target: { max: 0 },
      },
      { name: `${name}: longest task`, value: median((load) => load.longestTask), unit: 'ms' },
      {
        name: `${name}: longest task by processor time`,
        value: median((load) => load.longestTaskByProcessor),
        unit: 'ms',
        target: { max: 150 },
      },
      { name: `${name}: interactive`, value: median((load) => load.interactive), unit: 'ms' },
      { name: `${name}: blocked`, value: median((load) => load.blocked), unit: 'ms' },
      ...fileKinds.map((kind) => ({
        name: `${name}: ${kind} before the paint`,
        value: median((load) => bytesOf(load, (file) => file.kind === kind && file.beforePaint)) / 1000,
        unit: 'kB',
      })),
      {
        name: `${name}: script and style`,
        value: median((load) => bytesOf(load, ({ kind }) => kind === 'script' || kind === 'style')) / 1000,
        unit: 'kB',
        ...(lander && { target: { max: 90 } }),
      },
    );
  }
  report('paint', figures);
} finally {
  await browser.close();
  still.close();
  await site.stop();
}

interface Found {
  readonly profiles: readonly { readonly id: number }[];
}

async function loadOften(opened: Browser, url: string, cookie: string, hasScripts = true): Promise<PageLoad[]> {
  const loads: PageLoad[] = [];
  for (let n = 0; n < runs; n++) loads.push(await loadPage(opened, url, cookie, { slowdown, hasScripts }));
  return loads;
}

function paintOf({ largestContentfulPaint }: PageLoad): number {
  return largestContentfulPaint;
}

/** To three digits, as Lighthouse shows it: a line that a late font makes a pixel wider does not count. */
function shiftOf({ cumulativeLayoutShift }: PageLoad): number {
  return Math.round(cumulativeLayoutShift * 1000) / 1000;
}

function bytesOf({ files }: PageLoad, counts: (file: PageLoad['files'][number]) => boolean): number {
  return files.reduce((sum, file) => sum + (counts(file) ? file.bytes : 0), 0);
}
