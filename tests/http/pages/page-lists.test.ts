import fs from 'node:fs';
import { expect, test } from 'vitest';
import { pagePathOf, pagePaths } from '#tests/support/page-paths.ts';
import { otherPages, pagesForMembers, pagesForVisitors } from '#tests/support/pages.ts';

test('each page is in a list of those on which axe runs, or beside the browser test that does', () => {
  const listed = new Set([...pagesForVisitors, ...pagesForMembers, ...Object.values(otherPages).flat()].map(pagePathOf));
  const paths = pagePaths();
  expect(paths.length).toBeGreaterThan(45);
  expect(paths.filter((path) => !listed.has(path))).toEqual([]);
  expect(Object.keys(otherPages).filter((file) => !fs.existsSync(`tests/e2e/${file}`))).toEqual([]);
});
