import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildOnce } from '../build/build.ts';
import { installChromium } from '../install-browsers.ts';
import { openFleet } from './fleet/open-fleet.ts';
import { makeSecondRelease, thisRelease } from './rolling/make-release.ts';
import { tryRolling } from './rolling/try-rolling.ts';

/**
 * `npm run rolling`: updates a fleet of three processes behind Caddy to a second release, which it makes from this one, while members
 * write, like, upload and buy, and while pages are open in a browser. `-- --back` then goes back to this release in the same way. Exits
 * 1 unless everything was answered and no page was loaded anew. `PORT`: of the first process.
 */
const { values } = parseArgs({ options: { back: { type: 'boolean', default: false } } });
const say = (text: string) => process.stdout.write(`${text}\n`);

for (const script of ['.ci/rolling-tools', '.ci/packages', '.ci/pgbouncer'])
  if (spawnSync(script, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) process.exit(1);
installChromium();
await buildOnce(say);

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-rolling-'));
const closers: (() => Promise<unknown>)[] = [() => fs.rm(folder, { recursive: true, force: true })];
const close = async () => {
  for (const one of closers.splice(0).toReversed()) await one();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close().finally(() => process.exit(1)));

const faults = await run().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
await close();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length > 0 ? 1 : 0);

async function run(): Promise<readonly string[]> {
  say('Building release 2 …');
  const log = path.join(folder, 'release-2.log');
  const second = await makeSecondRelease(path.join(folder, 'release-2'), log);
  say(`Release 2 is built, as version ${second.version}.`);
  // Behind a proxy, with what members on one machine may do.
  process.env['TRUST_PROXY'] ??= '1';
  const opening = (end: () => Promise<void>) => closers.push(end);
  const fleet = await openFleet({ size: 3, port: Number(process.env['PORT'] ?? 3000), say, opening });
  const releases = values.back ? [second, await thisRelease()] : [second];
  return tryRolling({ fleet, releases, say, log });
}
