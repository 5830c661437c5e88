import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumOptions } from '#tests/support/chromium.ts';
import { launch } from './support/launch.ts';
import { login } from './support/login.ts';
import { type Figure, report } from './support/report.ts';

/**
 * Lighthouse with its settings for phones, brought by npx: it is 176 MB, of which no other part of the house needs any.
 * Of three runs the one in the middle, as Lighthouse advises. Scores from 0 to 100 and what costs them are written to
 * `bench/reports/lighthouse.json` with `--update`.
 */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds, a share of the screen, milliseconds, bytes. */
const measures = [
  ['largestPaint', 'largest-contentful-paint'],
  ['layoutShift', 'cumulative-layout-shift'],
  ['blocked', 'total-blocking-time'],
  ['bytes', 'total-byte-weight'],
] as const;
const written = path.resolve('bench/reports/lighthouse.json');

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string; readonly numericValue?: number }>
  >;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-lighthouse-'));
const site = await launch();
try {
  const member = await login(site.url, 'premium@demo.test');
  const figures: Figure[] = [];
  const reports: Record<string, object> = {};
  for (const [name, address, cookie] of [
    ['/', '/', ''],
    ['/login', '/login', ''],
    ['/pricing', '/pricing', ''],
    ['/pages/faq', '/pages/faq', ''],
    ['/landers/tinderswipe', '/landers/tinderswipe', ''],
    ['/members of a visitor', '/members', ''],
    ['/members', '/members', member],
  ] as const) {
    const { categories: found, audits } = runOften(address, cookie);
    const scores = categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)] as const);
    figures.push(
      // Lists of people are not for search engines: they say so, and Lighthouse holds it against them.
      ...scores
        .filter(([category]) => category !== 'seo' || address !== '/members')
        .map(([category, value]) => ({ name: `${name}: ${category}`, value, unit: '', target: { min: 95 } })),
    );
    const lost = categories.flatMap((category) =>
      (found[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => [id, audits[id]?.displayValue ?? ''] as const),
    );
    const measured = measures.map(([measure, id]) => [measure, Number((audits[id]?.numericValue ?? Number.NaN).toPrecision(3))]);
    // On a busy machine the performance is that of the machine.
    const load = Number((os.loadavg()[0] ?? 0).toFixed(1));
    reports[name] = { ...Object.fromEntries(scores), ...Object.fromEntries(measured), load, lost: Object.fromEntries(lost) };
  }
  report('lighthouse', figures);
  if (process.argv.includes('--update')) {
    fs.mkdirSync(path.dirname(written), { recursive: true });
    fs.writeFileSync(written, `${JSON.stringify({ lighthouse, pages: reports }, null, 2)}\n`);
  }
} finally {
  await site.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The run whose performance is in the middle. */
function runOften(address: string, cookie: string): Report {
  const runs = [1, 2, 3].map(() => run(address, cookie));
  const performance = ({ categories: { performance: found } }: Report) => found?.score ?? 0;
  const [, middle] = runs.toSorted((one, other) => performance(one) - performance(other));
  if (middle === undefined) throw new Error(`Lighthouse did not run on ${address}`);
  return middle;
}

function run(address: string, cookie: string): Report {
  const file = path.join(folder, 'report.json');
  const flags = [
    `--output=json`,
    `--output-path=${file}`,
    '--quiet',
    `--only-categories=${categories.join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(cookie === '' ? [] : ['--extra-headers', JSON.stringify({ cookie })]),
  ];
  const env = {
    ...process.env,
    CHROME_PATH: 'executablePath' in chromiumOptions ? chromiumOptions.executablePath : chromium.executablePath(),
  };
  const started = ['--yes', '--package', lighthouse, 'lighthouse', site.url + address, ...flags];
  const opens = () => spawnSync('npx', started, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 }).status === 0;
  // Now and then it misses the beginning of its own trace, and asks to be started again.
  if (!opens() && !opens()) throw new Error(`Lighthouse could not open ${address}`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
}
