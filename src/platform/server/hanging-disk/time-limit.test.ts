import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentPlace } from '../backup/backup-error.ts';
import { openPlace } from '../backup/place.ts';
import { createTimeLimit } from './time-limit.ts';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-time-limit-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

/** Whoever opens it waits until somebody else does, as with a network folder whose server is away. Returns what ends that. */
function hang(file: string): () => void {
  execFileSync('mkfifo', [file]);
  return () => fs.closeSync(fs.openSync(file, 'r+'));
}

const sentence = silentPlace();

test('a place that hangs ends the work after a time, then at once until it answers again', async () => {
  const place = await openPlace({ at: dir }, createTimeLimit(silentPlace, 200));
  const release = hang(path.join(dir, 'mark'));
  try {
    await expect(place.get('mark')).rejects.toThrow(sentence);
    const begun = performance.now();
    await expect(place.put('1/x', Buffer.from('x'))).rejects.toThrow(sentence);
    await expect(place.list('1')).rejects.toThrow(sentence);
    // What is asked beside a backup keeps no thread of its own either.
    await expect(place.isOnDiskOf(os.tmpdir())).rejects.toThrow(sentence);
    expect(performance.now() - begun).toBeLessThan(100);
  } finally {
    release();
  }
  await expect.poll(() => place.put('1/x', Buffer.from('x')).then(() => place.list('1'))).toEqual(['1/x']);
  expect(await place.isOnDiskOf(path.join(dir, '1'))).toBe(true);
});

test('a place that hangs keeps two threads of this process at most', async () => {
  const limited = createTimeLimit(silentPlace, 100);
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun++;
    return promise;
  };
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => limited(work)));
  expect([begun, all.every(({ status }) => status === 'rejected')]).toEqual([2, true]);
  resolve();
  await expect.poll(() => limited(async () => 'answered')).toBe('answered');
});

test.each([
  ['ends with its status', '', [3, null]],
  [
    'ends by a kill where a disk hangs',
    `import('node:fs/promises').then((fsp) => fsp.readFile(process.argv[1])).catch(() => {});`,
    [null, 'SIGKILL'],
  ],
] as const)('a process %s', async (_what, before, ended) => {
  const file = path.join(dir, 'hanging');
  const release = hang(file);
  const module = path.join(import.meta.dirname, 'end-process.ts');
  const code = `${before} import { endProcess } from ${JSON.stringify(module)}; setTimeout(() => endProcess(3), 100);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, file], { stdio: 'inherit' });
  try {
    expect(await once(child, 'exit')).toEqual(ended);
  } finally {
    child.kill('SIGKILL');
    release();
  }
});
