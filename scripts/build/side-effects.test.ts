import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { isForTests } from '../checks/feature-graph.ts';

const { sideEffects } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { sideEffects: readonly string[] };

/** Statements that only declare something; a constant is assumed to have no side effects. */
const declares = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'ExportAllDeclaration',
  'VariableDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSModuleDeclaration',
  'TSGlobalDeclaration',
]);

const hasEffects = (file: string): boolean =>
  parseAst(fs.readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body.some(({ type }) => !declares.has(type));

// The build removes an import that nobody uses, unless its file is listed.
test('package.json lists exactly the files of the product that do something when they are loaded', () => {
  const files = fs.globSync('src/**/*.{ts,tsx}').filter((file) => !isForTests(file) && !file.endsWith('.d.ts'));
  const listed = files.filter((file) => sideEffects.some((pattern) => path.matchesGlob(file, pattern.replace(/^\.\//, ''))));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(hasEffects).toSorted()).toEqual(listed.toSorted());
});
