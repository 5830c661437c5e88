// @module-tag slow
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { superviseProcess } from './supervised-process.ts';

// Regression: the error only named the log, and the fleet removed that at once.
test('says what a process that does not start has printed', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-supervised-'));
  const variables = { PATH: process.env['PATH'], APP_ENV: 'nonsense' };
  const supervised = superviseProcess({ port: 4401, variables, logFile: path.join(folder, 'site.log'), say: () => {} });
  try {
    await expect(supervised.ready).rejects.toThrow(/does not start: see .*site\.log\n[^]*APP_ENV/u);
    expect(supervised.unaskedEnds()).toEqual(['1', '1', '1']);
  } finally {
    await supervised.stop();
    await fs.rm(folder, { recursive: true });
  }
});
