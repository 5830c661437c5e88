import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildOnce } from './build.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const node = process.execPath;
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-report-'));
const only = process.argv.slice(2);
// A log has no colours.
const plain = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

bringChromium();
const counts = [runVitest(), ...(only.includes('--no-browser') ? [] : [await runPlaywright()])];
const sum = (pick: (count: Counts) => number) => counts.reduce((total, count) => total + pick(count), 0);
const [passed, failed, skipped] = [sum((count) => count.passed), sum((count) => count.failed), sum((count) => count.skipped)];
fs.rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** Parts and operations: in Node, over HTTP, each file on a database of its own. */
function runVitest(): Counts {
  const file = path.join(reports, 'vitest.json');
  const { status } = spawnSync(
    node,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { stdio: 'inherit', env: plain },
  );
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number; numPendingTests: number };
  // A file that cannot be loaded counts no test and yet is a failure.
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, status === 0 ? 0 : 1), skipped: report.numPendingTests };
}

/** What members do, in Chromium against the built site with its demo data. */
async function runPlaywright(): Promise<Counts> {
  await buildOnce((text) => console.log(text));
  const file = path.join(reports, 'playwright.json');
  const { status } = spawnSync(node, ['node_modules/@playwright/test/cli.js', 'test'], {
    stdio: 'inherit',
    env: { ...plain, E2E_REPORT: file },
  });
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; skipped: number };
  };
  return { passed: stats.expected, failed: Math.max(stats.unexpected, status === 0 ? 0 : 1), skipped: stats.skipped };
}

function bringChromium(): void {
  if (only.includes('--no-browser') || fs.existsSync('/usr/bin/chromium')) return;
  console.log('Bringing Chromium for the browser tests (once) …');
  const debian = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  const done = debian
    ? spawnSync('sh', ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null'], {
        stdio: 'inherit',
      })
    : spawnSync(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  if (done.status === 0) return;
  console.error('Chromium could not be installed: install it as /usr/bin/chromium, or run "npm test -- --no-browser".');
  process.exit(1);
}
