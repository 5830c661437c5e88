// @module-tag slow
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { Value } from 'typebox/value';
import * as Type from 'typebox';
import { expect, test } from 'vitest';

const Component = Type.Object({ name: Type.String(), version: Type.String() });
const Bill = Type.Object({ bomFormat: Type.Literal('CycloneDX'), components: Type.Array(Component) });
const Package = Type.Object({
  dependencies: Type.Record(Type.String(), Type.String()),
  devDependencies: Type.Record(Type.String(), Type.String()),
});

// Regression: what a tool needs as well was left out, pg and ws among it.
test('the bill of materials names what builds and runs the site by its version, and no tool that tests', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/packages/sbom.ts'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(status).toBe(0);
  const { components } = Value.Parse(Bill, JSON.parse(stdout));
  const { dependencies } = Value.Parse(Package, JSON.parse(fs.readFileSync('package.json', 'utf8')));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect(Object.entries(dependencies).filter(([name, version]) => !listed.has(`${name}@${version}`))).toEqual([]);
  expect(['vitest', 'oxlint', 'knip', 'smtp-server'].filter((name) => components.some((component) => component.name === name))).toEqual([]);
  expect(stdout).not.toMatch(/"type": "distribution"/);
});
