import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOlderRelease, thisRelease } from '#platform/server/release.ts';
import { changedFiles, changeRelease, secondVersion } from './release-changes.ts';

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-release-'));
  for (const file of changedFiles) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    // Some are new in the second release.
    await fs.copyFile(file, path.join(folder, file)).catch(() => {});
  }
});
afterAll(() => fs.rm(folder, { recursive: true }));

test('the second release can be made from this one, and is newer', async () => {
  await changeRelease(folder);
  for (const file of changedFiles) {
    const text = await fs.readFile(path.join(folder, file), 'utf8');
    expect(text, file).not.toBe(await fs.readFile(file, 'utf8').catch(() => null));
  }
  expect(isOlderRelease(thisRelease, secondVersion)).toBe(true);
  // What it changes is there no more.
  await expect(changeRelease(folder)).rejects.toThrow('does not have once what the second release changes');
});
