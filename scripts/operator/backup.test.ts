// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

test('a backup behind a pooler goes to the database itself, because a lock belongs to one connection', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(path.join(inject('runDir'), 'direct-'));
  const place = `${dataDir}-place`;
  const env = {
    ...process.env,
    APP_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: 's'.repeat(40),
    BACKUP_URL: place,
    // Nobody answers there.
    DATABASE_URL: 'postgresql://app@127.0.0.1:1/postgres',
    DATABASE_DIRECT_URL: `postgresql://app@localhost/postgres?host=${encodeURIComponent(inject('databaseHost'))}`,
    BUS: 'process',
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operator/backup.ts'], { env });
  expect(stdout).toContain('The backup is complete');
  expect(await readdir(path.join(place, 'systems'))).toHaveLength(1);
});
