import fs from 'node:fs';
import { expect, test } from 'vitest';
import { providerModules } from './configure-providers.ts';

const rows = Object.values(providerModules).flatMap(({ variables }) =>
  variables.map(({ names, default: value, about }) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${value} | ${about} |`),
);
const readme = fs.readFileSync('README.md', 'utf8').split('\n');

test('the README has the rows of the variables that the providers declare, as they declare them', () => {
  const first = readme.indexOf(rows[0] ?? '');
  expect(readme.slice(first, first + rows.length)).toEqual(rows);
});

test('no provider reads a variable that it does not declare', () => {
  for (const [name, module] of Object.entries(providerModules)) {
    const source = fs.readFileSync(new URL(`./${name}/${name}-module.ts`, import.meta.url), 'utf8');
    const read = [...source.matchAll(/declared\.(?:text|url)\('(\w+)'\)/g)].map(([, variable]) => variable);
    expect(new Set(read)).toEqual(new Set(module.variables.flatMap(({ names }) => names)));
  }
});
