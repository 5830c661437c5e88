import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licenceNotices } from './licence-notices.ts';
import { foldersOn, nameOf, readLock, thisSystem } from './lock-file.ts';

test('each package that builds or runs the site has its notice, with its version', () => {
  const lock = readLock('package-lock.json');
  const text = licenceNotices('.');
  const missing = [...foldersOn(thisSystem(), lock, 'runtime')].filter(
    (folder) => !text.includes(`${nameOf(folder)} ${lock.packages[folder]?.version}`),
  );
  expect(missing).toEqual([]);
  for (const words of [
    'PostgreSQL Global Development Group',
    'GNU LESSER GENERAL PUBLIC LICENSE',
    'SIL OPEN FONT LICENSE',
    'Phosphor Icons',
  ])
    expect(text).toContain(words);
});

test('a package without a licence text is an error, unless it names MIT', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
  const folder = path.join(root, 'node_modules/silent');
  fs.cpSync('src/platform/web/ui', path.join(root, 'src/platform/web/ui'), { recursive: true, filter: (file) => !/\.tsx?$/.test(file) });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ author: { name: 'Silent authors' } }));
  const withLicence = (license: string) => {
    const packages = { '': { dependencies: { silent: '1.0.0' } }, 'node_modules/silent': { version: '1.0.0', license } };
    fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
    return licenceNotices(root);
  };
  expect(withLicence('MIT')).toContain('Copyright (c) Silent authors\n\nPermission is hereby granted');
  expect(() => withLicence('BSD-2-Clause')).toThrow('silent 1.0.0 has no licence text, and there is none for BSD-2-Clause');
  fs.rmSync(root, { recursive: true });
});
