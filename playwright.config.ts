import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/support/chromium.ts';

// Made once by the runner and handed to its workers, so that all of them mean the same fresh installations.
process.env['E2E_DATA'] ??= fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-e2e-'));
const data = process.env['E2E_DATA'];

/** Looked at on an installation whose clock nobody moves; about as long as all others. */
const still = ['pages.spec.ts', 'become-a-member.spec.ts'];

/** An installation of its own, so that journeys may move its clock while pages are looked at on another. */
const installation = (port: number, name: string) => ({
  command: `"${process.execPath}" scripts/start.ts`,
  env: { PORT: String(port), DATA_DIR: path.join(data, name), RATE_LIMITS: 'off' },
  url: `http://localhost:${port}/readyz`,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: process.env['E2E_REPORT'] === undefined ? 'list' : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTeardown: './tests/support/e2e-teardown.ts',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: chromiumOptions,
  },
  // One worker each: the tests of a project share what they did to its installation.
  projects: [
    { name: 'journeys', testIgnore: still, workers: 1, use: { baseURL: 'http://localhost:4555' } },
    { name: 'pages', testMatch: still, workers: 1, use: { baseURL: 'http://localhost:4556' } },
  ],
  webServer: [installation(4555, 'journeys'), installation(4556, 'pages')],
});
