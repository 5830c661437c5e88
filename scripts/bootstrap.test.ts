import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

// Regression: 13 commands died with a stack trace on an older Node, or before anything was installed.
test('every npm command goes through the bootstrap, which brings the packages and the Node that it needs', () => {
  for (const [name, command] of Object.entries(scripts)) expect(command).toBe(`node scripts/bootstrap.mjs ${name}`);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'unknown'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no command "unknown". Known: ${Object.keys(scripts).join(', ')}.\n`);
});

test.skipIf(process.platform === 'win32')(
  'a signal reaches the command, and the bootstrap ends when the command does',
  { tags: ['slow'] },
  async () => {
    const folder = fs.mkdtempSync(path.join(inject('runDir'), 'bootstrap-'));
    // A copy whose packages count as installed, and whose command waits for two signals, since the real one needs a database.
    for (const part of ['scripts', 'node_modules']) fs.mkdirSync(path.join(folder, part));
    fs.copyFileSync('scripts/bootstrap.mjs', path.join(folder, 'scripts/bootstrap.mjs'));
    for (const file of ['package.json', 'package-lock.json']) fs.writeFileSync(path.join(folder, file), '{}');
    const installed = createHash('sha256').update('{}').update('{}').digest('hex');
    fs.writeFileSync(path.join(folder, 'node_modules/.emberleaf-installed'), installed);
    const command = `let heard = 0;
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.on(signal, () => { console.log(signal); if (++heard === 2) setTimeout(() => process.exit(7), 200); });
    console.log('ready'); setInterval(() => {}, 1000);`;
    fs.writeFileSync(path.join(folder, 'scripts/start.ts'), command);
    const bootstrap = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], { cwd: folder });
    const ended = once(bootstrap, 'exit');
    let said = '';
    bootstrap.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    for (const [already, signal] of [
      ['ready\n', 'SIGTERM'],
      ['ready\nSIGTERM\n', 'SIGINT'],
    ] as const) {
      await eventually(() => expect(said).toBe(already));
      bootstrap.kill(signal);
    }
    await ended;
    expect([said, bootstrap.exitCode]).toEqual(['ready\nSIGTERM\nSIGINT\n', 7]);
  },
);
