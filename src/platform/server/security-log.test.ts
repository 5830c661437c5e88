import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { quiet } from '#tests/support/quiet.ts';
import { createClock } from './clock.ts';
import { createSecurityLog } from './security-log.ts';

test('a flood of refusals becomes a few lines, and the next minute reports their number', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'emberleaf-log-'));
  const clock = createClock();
  const log = createSecurityLog(folder, { clock, log: quiet, secret: 's'.repeat(40) });
  const refuse = (network: string) => log.write({ event: 'login', outcome: 'refused', reason: 'wrong_password' }, { network });
  for (let call = 0; call < 500; call++) refuse('192.0.2.1');
  refuse('192.0.2.2');
  for (let call = 0; call < 50; call++) log.write({ event: 'login', outcome: 'ok' }, { network: '192.0.2.1' });
  clock.advance(61);
  refuse('192.0.2.1');
  await log.flush();
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')));
  const lines = texts
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const refused = lines.filter(({ outcome, network }) => outcome === 'refused' && network === '192.0.2.1');
  expect(refused.length).toBe(21);
  expect(refused.at(-1)).toMatchObject({ count: 481 });
  expect(lines.filter(({ network }) => network === '192.0.2.2').length).toBe(1);
  expect(lines.filter(({ outcome }) => outcome === 'ok').length).toBe(50);
  await rm(folder, { recursive: true });
});
