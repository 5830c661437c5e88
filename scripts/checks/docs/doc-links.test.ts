import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const pages = [
  ...fs.readdirSync('.').filter((name) => name.endsWith('.md')),
  ...fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join('docs', name.replaceAll(path.sep, '/'))),
];

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (page: string): string[] =>
  [...fs.readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

/** The links of a page that lead nowhere. */
function brokenLinks(page: string): string[] {
  const links = [...fs.readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^(?:https?:|mailto:|\/)/.test(link)) return false;
    const [file = '', anchor = ''] = link.split('#');
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
    if (!fs.existsSync(target)) return true;
    return anchor !== '' && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
}

test('finds the pages', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/capacity.md', 'docs/how-to/run-a-fleet.md']));
});

test('every link of the documentation leads to a file, and to a heading in it', () => {
  expect(pages.flatMap((page) => brokenLinks(page).map((link) => `${page}: ${link}`))).toEqual([]);
});
