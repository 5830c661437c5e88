// @module-tag slow
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';

const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-disk-'));
afterAll(() => fs.rmSync(disk, { recursive: true, force: true }));

// A disk of its own in memory, for which nobody has to be root where Linux lets everybody have a namespace.
const command = 'unshare';
const namespace = ['--user', '--map-root-user', '--mount', '--', 'sh', '-c'];
const canMount = spawnSync(command, [...namespace, 'mount -t tmpfs tmpfs "$0"', disk]).status === 0;

test.skipIf(!canMount)('a first start on a full disk says so, and works once there is room', { timeout: 200_000 }, async () => {
  const script = `mount -t tmpfs -o size=12m,mode=700 tmpfs "$0"
"$1" src/app/server/main.ts
echo "ended with $?"
mount -o remount,size=600m "$0"
exec "$1" src/app/server/main.ts`;
  const site = spawn(command, [...namespace, script, disk, process.execPath], {
    env: { PATH: process.env['PATH'], APP_ENV: 'test', SEED: 'off', PORT: '0', DATA_DIR: path.join(disk, 'data') },
  });
  const ended = once(site, 'exit');
  let said = '';
  for (const stream of [site.stdout, site.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await eventually(() => expect(said).toContain('ended with 1'));
  expect(said).toContain('The disk is full: make room where DATA_DIR');
  await eventually(() => expect(said).toMatch(/is ready after/));
  site.kill('SIGTERM');
  await ended;
});
