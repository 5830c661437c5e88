import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crowdedFolders, maxFiles } from './folder-sizes.ts';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'folders-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function fill(folder: string, count: number, ending: string): void {
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (let number = 1; number <= count; number++) fs.writeFileSync(path.join(root, folder, `${number}${ending}`), '');
}

test('a folder with one file too many is found, tests and styles included', () => {
  fill('web/list', maxFiles - 1, '.tsx');
  fill('web/list', 1, '.test.ts');
  expect(crowdedFolders([root])).toEqual([]);
  fill('web/list', 1, '.css');
  expect(crowdedFolders([root])).toEqual([`${root}/web/list: ${maxFiles + 1}`]);
});

test('files of subfolders do not count, nor do pictures and data', () => {
  fill('data', maxFiles, '.ts');
  fill('data/rooms', maxFiles, '.ts');
  fill('data', maxFiles, '.webp');
  fill('data', maxFiles, '.csv');
  expect(crowdedFolders([root])).toEqual([]);
});
