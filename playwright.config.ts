import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 4555;
// Made once by the runner and handed to its workers, so that all of them mean the same fresh installation.
process.env['E2E_DATA'] ??= fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-e2e-'));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: process.env['E2E_REPORT'] === undefined ? 'list' : [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]],
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTeardown: './tests/support/e2e-teardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      ...(fs.existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    env: { PORT: String(port), DATA_DIR: process.env['E2E_DATA'], RATE_LIMITS: 'off' },
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
