import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const run = promisify(execFile);
const tools = path.resolve('node_modules');

const folder = 'src/features/date-ideas';
let copy: string;
let printed: string;

/** Makes the feature in a tree that has copies of what it changes, and links to everything else. */
beforeAll(async () => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-feature-'));
  for (const folder of ['src/app', 'src/features/operator-pages', 'tests/support', 'scripts'])
    fs.cpSync(folder, path.join(copy, folder), { recursive: true, filter: (name) => !name.endsWith('.webp') });
  for (const file of ['package.json', 'ARCHITECTURE.md', '.oxlintrc.json', '.oxfmtrc.json']) fs.copyFileSync(file, path.join(copy, file));
  const features = fs.readdirSync('src/features').filter((name) => name !== 'operator-pages');
  for (const folder of ['src/platform', 'db', 'demo', 'node_modules', ...features.map((name) => `src/features/${name}`)])
    fs.symlinkSync(path.resolve(folder), path.join(copy, folder));
  // Its test runs on the PostgreSQL of this run: starting another one takes longer than everything else.
  const [host, runDir] = [JSON.stringify(inject('databaseHost')), JSON.stringify(inject('runDir'))];
  const provided = `export default ({ provide }) => { provide('databaseHost', ${host}); provide('runDir', ${runDir}); };`;
  fs.writeFileSync(path.join(copy, 'given-database.js'), provided);
  const config = { globalSetup: 'given-database.js', pool: 'threads', testTimeout: 120_000, hookTimeout: 120_000 };
  fs.writeFileSync(path.join(copy, 'vitest.config.js'), `export default { test: ${JSON.stringify(config)} };`);
  printed = (await inCopy('scripts/generators/new-feature.ts', 'date-ideas')).stdout;
}, 300_000);
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

const inCopy = (script: string, ...args: string[]) => run(process.execPath, [script, ...args], { cwd: copy });
const bin = (name: string, ...args: string[]) => run(path.join(tools, '.bin', name), args, { cwd: copy });

describe('a new feature', () => {
  test('is served: its own test over HTTP passes', { tags: ['slow'], timeout: 300_000 }, async () => {
    await inCopy(path.join(tools, 'vitest/vitest.mjs'), 'run', '--reporter=json', '--outputFile=report.json', folder);
    expect(JSON.parse(fs.readFileSync(path.join(copy, 'report.json'), 'utf8'))).toMatchObject({ numPassedTests: 2, numTotalTests: 2 });
  });

  test('is formatted and free of lint errors, and is added to every file that lists features or pages', async () => {
    const wired = ['src/features/operator-pages/contract/slug.ts', 'tests/support/pages.ts'];
    const changed = [folder, 'src/app/server/features.ts', 'src/app/web/rare-routes.tsx', 'src/app/web/catalogs/intl.d.ts', ...wired];
    await bin('oxfmt', '--check', ...changed);
    await bin('oxlint', '--max-warnings=0', ...changed);
    expect(printed).not.toMatch(/- (?:src\/app|src\/features\/operator-pages|tests\/support)/);
    expect(fs.readFileSync(path.join(copy, 'ARCHITECTURE.md'), 'utf8')).toMatch(/^\d+\. .*\bdate-ideas\b/m);
  }, 300_000);

  test('is not made twice, nor with an invalid name', async () => {
    await expect(inCopy('scripts/generators/new-feature.ts', 'date-ideas')).rejects.toThrow('exists already');
    await expect(inCopy('scripts/generators/new-feature.ts', 'Date Ideas')).rejects.toThrow('kebab-case');
  });
});
