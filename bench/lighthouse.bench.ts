import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumOptions } from '#tests/support/browser/chromium.ts';
import { launch } from './support/launch.ts';
import { login } from './support/login.ts';
import { type Figure, report } from './support/report.ts';
import { type TraceEvent, withProcessorTime } from './support/trace.ts';

/**
 * Lighthouse with its settings for phones, installed by npx: it has 176 MB that no other part of the repository needs. Uses the
 * median of three runs, as Lighthouse advises. `--update` writes scores from 0 to 100 and their causes to
 * `bench/reports/lighthouse.json`.
 *
 * Performance has two scores: Lighthouse's own, which on two processors mostly shows how long the page waited for Chromium's other
 * threads, and one from the same run with each task as long as its processor time. The target applies to the second.
 */
const lighthouse = 'lighthouse@13.5.0';
const asked = { min: 95 };
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
    Record<
      string,
      { readonly score: number | null; readonly displayValue?: string; readonly numericValue?: number; readonly details?: object }
    >
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
    const { asSeen, byProcessor } = runOften(address, cookie);
    const { categories: found, audits } = asSeen;
    const scores = categories.map((category) => [category, scoreOf(asSeen, category)] as const);
    figures.push(
      { name: `${name}: performance by processor time`, value: scoreOf(byProcessor, 'performance'), unit: '', target: asked },
      // Lists of people are `noindex`, and Lighthouse counts that against them.
      ...scores
        .filter(([category]) => category !== 'seo' || address !== '/members')
        .map(([category, value]) => ({
          name: `${name}: ${category}`,
          value,
          unit: '',
          ...(category !== 'performance' && { target: asked }),
        })),
    );
    const lost = categories.flatMap((category) =>
      (found[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => [id, audits[id]?.displayValue ?? audits[id]?.details ?? ''] as const),
    );
    console.log(`${name}:`, JSON.stringify(Object.fromEntries(lost)));
    const measured = measures.map(([measure, id]) => [measure, Number((audits[id]?.numericValue ?? Number.NaN).toPrecision(3))]);
    // On a busy machine, the first score measures the machine.
    const load = Number((os.loadavg()[0] ?? 0).toFixed(1));
    reports[name] = {
      ...Object.fromEntries(scores),
      performanceByProcessorTime: scoreOf(byProcessor, 'performance'),
      ...Object.fromEntries(measured),
      load,
      lost: Object.fromEntries(lost),
    };
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

/** The run with the median performance. */
function runOften(address: string, cookie: string): { readonly asSeen: Report; readonly byProcessor: Report } {
  const runs = [1, 2, 3].map((n) => run(address, cookie, path.join(folder, String(n))));
  const [, middle] = runs.toSorted((one, other) => scoreOf(one.asSeen, 'performance') - scoreOf(other.asSeen, 'performance'));
  if (middle === undefined) throw new Error(`Lighthouse did not run on ${address}`);
  return { asSeen: middle.asSeen, byProcessor: auditAgain(address, cookie, middle.gathered) };
}

function run(address: string, cookie: string, gathered: string): { readonly asSeen: Report; readonly gathered: string } {
  const flags = [`-GA=${gathered}`, ...settings(cookie)];
  // Sometimes it misses the beginning of its own trace, and asks to be restarted.
  const asSeen = start(address, flags) ?? start(address, flags);
  if (asSeen === null) throw new Error(`Lighthouse could not open ${address}`);
  return { asSeen, gathered };
}

/** Scores a gathered run with each task as long as its processor time. */
function auditAgain(address: string, cookie: string, gathered: string): Report {
  const file = path.join(gathered, 'trace.json');
  const trace = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  fs.writeFileSync(file, JSON.stringify({ ...trace, traceEvents: withProcessorTime(trace.traceEvents) }));
  const audited = start(address, [`-A=${gathered}`, ...settings(cookie)]);
  if (audited === null) throw new Error(`Lighthouse could not audit ${address} again`);
  return audited;
}

/** Lighthouse audits only runs that were gathered with the same settings. */
function settings(cookie: string): string[] {
  return [
    `--only-categories=${categories.join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(cookie === '' ? [] : ['--extra-headers', JSON.stringify({ cookie })]),
  ];
}

function start(address: string, flags: readonly string[]): Report | null {
  const file = path.join(folder, 'report.json');
  const env = {
    ...process.env,
    CHROME_PATH: 'executablePath' in chromiumOptions ? chromiumOptions.executablePath : chromium.executablePath(),
  };
  const output = ['--output=json', `--output-path=${file}`, '--quiet'];
  const { status } = spawnSync('npx', ['--yes', '--package', lighthouse, 'lighthouse', site.url + address, ...output, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
    timeout: 300_000,
  });
  return status === 0 ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : null;
}

function scoreOf({ categories: found }: Report, category: (typeof categories)[number]): number {
  return Math.round((found[category]?.score ?? 0) * 100);
}
