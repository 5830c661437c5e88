import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { headlessShellOptions } from './tests/support/browser/chromium.ts';
import type { EngineFixtures } from './tests/browsers/engine-test.ts';
import { quickFiles } from './tests/quick.ts';
import { port, siteAddress } from './tests/support/browser/address.ts';
import { namesWholeFile, wholeFiles } from './tests/whole.ts';

// Made once by the runner and handed to its workers, so that all of them mean the same fresh installation.
process.env['E2E_DATA'] ??= fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-e2e-'));
const data = process.env['E2E_DATA'];

const isQuick = process.env['QUICK'] === '1';
const isWhole = process.env['EVERY_COMBINATION'] === '1';
process.env['E2E_NAMED'] ??= namesWholeFile(process.argv) ? '1' : '0';
const onlyInWhole = isWhole || process.env['E2E_NAMED'] === '1' ? [] : wholeFiles.map((file) => path.resolve(file));
const clockLast = isQuick ? {} : { teardown: 'clock' };

export default defineConfig<EngineFixtures>({
  testDir: 'tests/e2e',
  // `npm test -- tests/e2e --whole` runs all.
  ...(!isWhole && { grepInvert: isQuick ? /@whole|@not-quick/ : /@whole/ }),
  ...(isQuick && { testMatch: quickFiles }),
  outputDir: 'test-results',
  reporter: process.env['E2E_REPORT'] === undefined ? 'list' : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  workers: 2,
  fullyParallel: true,
  // At night one that passes only the second time is reported as flaky.
  retries: isWhole ? 1 : 0,
  // Limits are for what hangs: a test may take its time on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalSetup: './tests/support/browser/setup.ts',
  globalTeardown: './tests/support/browser/teardown.ts',
  use: {
    baseURL: siteAddress,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    // Each new member would have the files of the shell stored. Tests of the worker, and one whole journey, allow it.
    serviceWorkers: 'block',
    launchOptions: headlessShellOptions,
  },
  projects: [
    // Each test changes only accounts of its own, so that any two can run at the same time.
    { name: 'site', testIgnore: ['*.clock.spec.ts', ...onlyInWhole], ...clockLast },
    // The main journey and all pages in the engines of other browsers (decision 30).
    { name: 'firefox', testDir: 'tests/browsers', testIgnore: onlyInWhole, use: { engine: 'firefox' }, ...clockLast },
    { name: 'webkit', testDir: 'tests/browsers', testIgnore: onlyInWhole, use: { engine: 'webkit' }, ...clockLast },
    // They move the clock of the installation on, so they run when all others are done, whether those passed or not.
    ...(isQuick ? [] : [{ name: 'clock', testMatch: '*.clock.spec.ts', workers: 1 }]),
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    env: { PORT: port, DATA_DIR: data, RATE_LIMITS: 'off' },
    url: `${siteAddress}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
