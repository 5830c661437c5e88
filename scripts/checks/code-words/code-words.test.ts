import { expect, test } from 'vitest';
import { codeWordProblems } from './code-words.ts';

test.each([
  ['const tellMembers = 1;', 'tellMembers'],
  ['export function retryAfterLook() {}', 'retryAfterLook'],
  ['interface A { readonly told_at: Date }', 'told_at'],
  ['const { a: told } = b;', 'told'],
  ['const f = (looks: string) => looks;', 'looks'],
  ['type Looks = string;', 'Looks'],
  ['const a = { tells: 1 };', 'tells'],
])('%s has a word that is not used', (code, name) => {
  expect(codeWordProblems('src/a.ts', code)).toEqual([expect.stringContaining(`(${name})`)]);
});

test('the names of files and folders count, also where nothing is declared', () => {
  expect(codeWordProblems('src/tell/index.ts', '')).toEqual(['src/tell/index.ts: say notify, report, submit or purge, not "tell" (tell).']);
  expect(codeWordProblems('src/new-look.css', '.a {}')).toHaveLength(1);
});

test.each(['// Members are told.', "const a = 'tell';", 'outside.tell();', 'const lookup = 1;', '<Text look="x" />'])(
  '%s is no declared name with such a word',
  (code) => {
    expect(codeWordProblems('src/a.tsx', code)).toEqual([]);
  },
);

test('the names of style classes count', () => {
  expect(codeWordProblems('src/a.css', '.msg > .bub { color: red; }')).toEqual([expect.stringContaining('(bub)')]);
});
