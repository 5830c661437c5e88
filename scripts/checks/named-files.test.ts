import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const doc = 'docs/security.md';

/**
 * Files in backticks that a claim names. A file without a folder, as in "`x.test.ts` there", is in the folder of the previous one.
 */
function namedFiles(text: string): string[] {
  let folder = '';
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|sql))`/g)].map(([, name = '']) => {
    if (!name.includes('/')) return path.posix.join(folder, name);
    const file = /^(?:tests|scripts|bench|db)\//.test(name) ? name : path.posix.join('src', name);
    folder = path.posix.dirname(file);
    return file;
  });
}

// Regression: a claim named a test that had moved, so nobody could find it.
test('each test that docs/security.md names is there', () => {
  const files = namedFiles(fs.readFileSync(doc, 'utf8'));
  expect(files.filter((file) => file.includes('.test.')).length).toBeGreaterThan(50);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});
