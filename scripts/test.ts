import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildOnce } from './build/build.ts';
import { installBrowsers } from './install-browsers.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that failed at first and passed when repeated; they count as passed. */
  readonly flaky: number;
}

const node = process.execPath;
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-report-'));
const options = readOptions(process.argv.slice(2));
// No colours if the output goes to a log file.
const plain = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

if (options.inBrowser) installBrowsers();
// Some tests request the built pages and assets.
await buildOnce((text) => console.log(text));
const counts = [...(options.inNode ? [runVitest()] : []), ...(options.inBrowser ? [runPlaywright()] : [])];
const sum = (pick: (count: Counts) => number) => counts.reduce((total, count) => total + pick(count), 0);
const [passed, failed] = [sum((count) => count.passed), sum((count) => count.failed)];
const [skipped, flaky] = [sum((count) => count.skipped), sum((count) => count.flaky)];
fs.rmSync(reports, { recursive: true, force: true });
const also = [...(skipped > 0 ? [`${skipped} skipped`] : []), ...(flaky > 0 ? [`${flaky} flaky`] : [])];
console.log([`${passed} passed`, `${failed} failed`, ...also].join(', '));
process.exit(failed > 0 || (passed === 0 && !options.allowNone) ? 1 : 0);

interface Options {
  readonly inNode: boolean;
  readonly inBrowser: boolean;
  /** Arguments passed on to the test runner: paths, `-t` and `--changed`. */
  readonly nodeArgs: readonly string[];
  readonly browserArgs: readonly string[];
  readonly whole: boolean;
  readonly quick: boolean;
  /** True with `--changed`: then there may be no test to run. */
  readonly allowNone: boolean;
}

/**
 * Runs all tests but those of `tests/whole.ts`, or only the given paths or changed files: those in `tests/e2e` and `tests/browsers`
 * in browsers, all others in Node. `--quick`: in Node without tests tagged `slow`, in browsers only `tests/quick.ts`. `--whole`:
 * also `tests/whole.ts`, with every page in every combination of language, width and theme in `tests/browsers`, and all widths and
 * languages instead of one in `tests/e2e`.
 */
function readOptions(args: readonly string[]): Options {
  const paths = args.filter((arg) => !['--no-browser', '--quick', '--whole'].includes(arg));
  const runsInBrowser = (arg: string) => arg.startsWith('tests/e2e') || arg.startsWith('tests/browsers');
  const inBrowser = paths.filter(runsInBrowser);
  const nodeArgs = paths.filter((arg) => !runsInBrowser(arg));
  return {
    inNode: nodeArgs.length > 0 || inBrowser.length === 0,
    inBrowser: !args.includes('--no-browser') && (paths.length === 0 || inBrowser.length > 0),
    nodeArgs,
    browserArgs: inBrowser,
    whole: args.includes('--whole'),
    quick: args.includes('--quick'),
    allowNone: nodeArgs.includes('--changed'),
  };
}

/** Unit and HTTP tests in Node, each file with a database of its own. */
function runVitest(): Counts {
  const file = path.join(reports, 'vitest.json');
  const { status } = spawnSync(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(options.allowNone ? ['--passWithNoTests'] : []),
      ...(options.quick ? ['--tagsFilter=!slow'] : []),
      ...options.nodeArgs,
    ],
    // The landing run always makes the same random choices: it refuses a change for what the change does. Other runs make new ones.
    { stdio: 'inherit', env: { ...plain, ...(options.quick && { TEST_SEED: process.env['TEST_SEED'] ?? '1' }) } },
  );
  if (!fs.existsSync(file)) return { passed: 0, failed: status === 0 ? 0 : 1, skipped: 0, flaky: 0 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as VitestReport;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const flaky = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
  for (const { fullName, failureMessages } of flaky) console.log(`Flaky: ${fullName}\n${failureMessages.join('\n')}`);
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no failed test, but fails the run.
    failed: Math.max(report.numFailedTests, status === 0 ? 0 : 1),
    skipped: report.numPendingTests,
    flaky: flaky.length,
  };
}

/** The part of the runner's report that is used. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Browser tests in Chromium, Firefox and WebKit, against the built site with its demo data. */
function runPlaywright(): Counts {
  const file = path.join(reports, 'playwright.json');
  // Otherwise the specs that move the clock would follow.
  const alone =
    options.browserArgs.some((arg) => !arg.startsWith('tests/browsers')) || options.browserArgs.length === 0 ? [] : ['--no-deps'];
  const { status } = spawnSync(node, ['node_modules/@playwright/test/cli.js', 'test', ...alone, ...options.browserArgs], {
    stdio: 'inherit',
    env: { ...plain, E2E_REPORT: file, ...(options.whole && { EVERY_COMBINATION: '1' }), ...(options.quick && { QUICK: '1' }) },
  });
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  const { stats } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, status === 0 ? 0 : 1),
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}
