import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const setsHtml = /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/;

/** Written by the operator, and made of Markdown without HTML by the server. */
const allowed = ['src/features/operator-pages/web/operator-page.tsx'];

test("no file of a page sets HTML as text but that of the operator's own pages", () => {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && /(?:^|\/)web\//.test(file))
    .map((file) => path.posix.join('src', file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => setsHtml.test(fs.readFileSync(file, 'utf8')))).toEqual(allowed);
});
