import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from './postgres-server.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-pg-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

test('a command leaves the database of a running site alone, and stops a database that it started', { timeout: 60_000 }, async () => {
  const isRunning = () => fs.existsSync(path.join(dataDir, 'postmaster.pid'));
  const start = () => startPostgres({ dataDir, throwAway: true });
  const site = await start();
  await (await start()).leave();
  expect(isRunning()).toBe(true);
  await site.stop();
  expect(isRunning()).toBe(false);
  await (await start()).leave();
  expect(isRunning()).toBe(false);
});
