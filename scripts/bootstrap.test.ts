import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

// Regression: 13 commands died with a stack trace on an older Node, or before anything was installed.
test('every npm command goes through the bootstrap, which brings the packages and the Node that it needs', () => {
  for (const [name, command] of Object.entries(scripts)) expect(command).toBe(`node scripts/bootstrap.mjs ${name}`);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'unknown'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no command "unknown". Known: ${Object.keys(scripts).join(', ')}.\n`);
});
