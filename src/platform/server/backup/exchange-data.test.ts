import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimData } from '../db/embedded/data-claim.ts';
import { readEnv } from '../env.ts';
import { copyFolder, exchangeData, refuseUnmovable } from './exchange-data.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-exchange-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const write = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
  fs.writeFileSync(path.join(dataDir, name), content);
};

test('what is not the site’s stays where it is', async () => {
  for (const name of ['files/photo', 'secret', 'lost+found/x', 'notes.txt']) write(name, 'old');
  write(path.join(path.basename(copyFolder(dataDir)), 'files/photo'), 'restored');
  claimData(dataDir, 'before-restore-1');
  const aside = await exchangeData(dataDir, null);
  expect(fs.readdirSync(aside).toSorted()).toEqual(['files', 'secret']);
  expect(fs.readdirSync(dataDir).toSorted()).toEqual(['backup', 'before-restore-1', 'files', 'lost+found', 'notes.txt']);
  expect(fs.readFileSync(path.join(dataDir, 'files/photo'), 'utf8')).toBe('restored');
});

test('what cannot be moved is refused before', () => {
  write('files/photo', 'photo');
  write('lost+found/x', 'x');
  expect(() => refuseUnmovable(dataDir)).not.toThrow();
  const mount = path.join(fs.realpathSync(dataDir), 'files');
  expect(() => refuseUnmovable(dataDir, new Set([mount]))).toThrow('files in DATA_DIR is a disk of its own');
  // The superuser may do everything.
  if (process.getuid?.() === 0) return;
  fs.chmodSync(mount, 0o500);
  expect(() => refuseUnmovable(dataDir)).toThrow('This user may not move files in DATA_DIR aside');
});

test('a place in DATA_DIR is refused at the start, because it would go with the data', () => {
  const linked = `${dataDir}-link`;
  fs.symlinkSync(dataDir, linked);
  const read = (url: string) => () => readEnv({ APP_ENV: 'test', DATA_DIR: dataDir, BACKUP_URL: url });
  try {
    for (const url of [dataDir, path.join(dataDir, 'backup/place'), path.join(linked, 'place')])
      expect(read(url)).toThrow('BACKUP_URL must name a folder outside of DATA_DIR.');
    expect(read(`${dataDir}-backups`)().backup?.name).toBe(`${dataDir}-backups`);
  } finally {
    fs.rmSync(linked);
  }
});
