// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findRunning } from '#platform/server/db/postgres-process.ts';
import { eventually } from '#tests/support/eventually.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-stop-'));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

describe('a site that is told to stop while it starts', { timeout: 100_000 }, () => {
  test.each(['SIGTERM', 'SIGHUP'] as const)('leaves no database behind: %s', async (signal) => {
    const dataDir = path.join(dir, signal);
    const site = spawn(process.execPath, ['src/app/server/main.ts'], {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], APP_ENV: 'test', SEED: 'off', PORT: '0', DATA_DIR: dataDir },
    });
    const ended = once(site, 'exit');
    await eventually(() => expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(true));
    site.kill(signal);
    await ended;
    expect(findRunning(path.join(dataDir, 'postgres'))).toBeNull();
  });
});
