import fs from 'node:fs';
import { expect, test } from 'vitest';
import { providerModules } from './configure-providers.ts';

test('no provider reads a variable that it does not declare', () => {
  for (const [name, module] of Object.entries(providerModules)) {
    const source = fs.readFileSync(new URL(`./${name}/${name}-module.ts`, import.meta.url), 'utf8');
    const read = [...source.matchAll(/declared\.(?:text|url)\('(\w+)'\)/g)].map(([, variable]) => variable);
    expect(new Set(read)).toEqual(new Set(module.variables.flatMap(({ names }) => names)));
  }
});
