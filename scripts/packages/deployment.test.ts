import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentedVariables } from './documented-variables.ts';

const read = (file: string) => fs.readFileSync(file, 'utf8');

describe('what a deployment is given', () => {
  test('finds the variables of the README', () => {
    expect(documentedVariables().length).toBeGreaterThan(40);
    expect(documentedVariables()).toContain('ADYEN_URL');
  });

  test('compose passes each variable on', () => {
    const passed = new Set([...read('compose.yaml').matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name));
    expect(documentedVariables().filter((name) => !passed.has(name) && !passed.has(`${name}_FILE`))).toEqual([]);
  });

  test('the example for systemd names each variable', () => {
    const named = new Set([...read('emberleaf.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
    expect(documentedVariables().filter((name) => !named.has(name))).toEqual([]);
  });

  test('no secret gets into the image or the repository', () => {
    for (const file of ['.dockerignore', '.gitignore'])
      for (const name of ['secrets', '.env', 'emberleaf.env', '.data', 'node_modules'])
        expect([
          file,
          read(file)
            .split('\n')
            .some((line) => line.replace(/\*$/, '') === name),
        ]).toEqual([file, true]);
  });

  test('image and unit start the same file, by Node itself', () => {
    expect(read('Containerfile')).toContain('CMD ["node", "src/app/server/main.ts"]');
    expect(read('emberleaf.service')).toMatch(/^ExecStart=\S+\/node src\/app\/server\/main\.ts$/m);
  });
});
