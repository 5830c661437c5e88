import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withPlatform } from '../../operator/run-command.ts';
import { readEnv } from '../../../src/platform/server/env.ts';
import { createCounts } from '../fleet/load-ledger.ts';
import { enter, type Load, openLoad } from '../fleet/load.ts';
import { type Fleet, openFleet } from '../fleet/open-fleet.ts';
import { makeSecondRelease, thisRelease } from '../rolling/make-release.ts';
import { checkDeleted } from './check-deleted.ts';
import { checkServed } from './check-served.ts';
import { checkStored } from './check-stored.ts';
import { openClocks } from './clocks.ts';
import { openDisk } from './disk.ts';
import type { Fault, FaultKind, FaultWorld } from './fault.ts';
import { callTooOften } from './call-too-often.ts';
import type { Loss } from './judge-limit.ts';
import { serverFaults } from './server-faults.ts';
import { environmentFaults } from './environment-faults.ts';
import { openNetwork } from './network.ts';
import { openProbes, type Probes } from './probes.ts';
import { createRandom, type Random } from './random.ts';
import { createTimes, type Times } from './times.ts';
import type { Undoing } from './undoing.ts';

interface Options {
  readonly seed: number;
  readonly minutes: number;
  /** Of the load. */
  readonly members: number;
  /** A pattern of names of kinds. */
  readonly only: string | undefined;
  readonly port: number;
  /** For clocks and the small disk. */
  readonly folder: string;
  /** The library that moves clocks. */
  readonly fakeTime: string;
  readonly undoing: Undoing;
}

const size = 3;
const say = (text: string) => console.log(text);
/** Minutes of a run in which the limit must have been judged once. */
const judgedFrom = 3;
/** With so much work, starts wait for the processors. */
const isBusy = () => (os.loadavg()[0] ?? 0) >= 2 * os.availableParallelism();

/** Runs the faults and the checks; returns the exit code. */
export async function runFaults({ seed, minutes, members, only, port, folder, fakeTime, undoing }: Options): Promise<number> {
  const kinds = [...serverFaults, ...environmentFaults].filter(({ name }) => only === undefined || new RegExp(only, 'u').test(name));
  if (kinds.length === 0) throw new Error(`There is no kind of fault "${only}".`);
  const random = createRandom(seed);
  const log = path.join(folder, 'releases.log');
  const releases = [await thisRelease(), await makeSecondRelease(path.join(folder, 'release-2'), log)] as const;
  const clocks = openClocks(folder, fakeTime);
  const disk = openDisk(path.join(folder, 'disk'));
  return undoing.around(disk.close, async () => {
    let closeFleet = async (): Promise<void> => {};
    const network = await openNetwork();
    const withFleet = async () => {
      const fleet = await openFleet({
        size,
        port,
        linked: true,
        say,
        opening: (close) => (closeFleet = close),
        variablesOf: (n) => ({ ...clocks.variablesOf(n), ...(n === size - 1 && { DATA_DIR: disk.folder }) }),
      });
      // Faults of the shortest run are short, too.
      const longest = Math.max(1000, minutes * 10_000);
      const world: FaultWorld = { fleet, random, network, clocks, disk, undoing, releases, log, longest };
      return runOn(world, kinds, { minutes, members, folder });
    };
    return undoing.around(() => closeFleet(), withFleet);
  });
}

async function runOn(
  world: FaultWorld,
  kinds: readonly FaultKind[],
  { minutes, members, folder }: Pick<Options, 'minutes' | 'members' | 'folder'>,
): Promise<number> {
  const { fleet, random } = world;
  const [front = '', ...others] = fleet.processes.map(({ address }) => address);
  const addresses = [front, ...others] as const;
  const load = await openLoad({ addresses, size: members });
  // Of those who call during every fault.
  const counts = createCounts();
  const probes = await openProbes(addresses, members, counts);
  const givenUp = new AbortController();
  const eager = await enter({ n: members + size, addresses, direct: front, counts, givenUp: givenUp.signal });
  const excessive = callTooOften(eager, addresses);
  const times = createTimes();
  const lost: string[] = [];
  try {
    const ready = await probes.untilHealed(performance.now(), true);
    if (ready === null) throw new Error(`The fleet does not work before any fault: ${probes.lastMissing().join(', ')}.`);
    load.start();
    await sleep(2000);
    const end = performance.now() + minutes * 60_000;
    const middle = end - minutes * 30_000;
    const losses: Loss[] = [];
    const certain = kinds.filter(({ certainFrom = Infinity }) => minutes >= certainFrom);
    for (let n = 1; performance.now() < end && lost.length === 0; n++) {
      const kind = (performance.now() > middle ? certain.shift() : undefined) ?? pickKind(random, kinds);
      const fault = kind.make(world);
      const from = performance.now();
      const failed = await one(world, { kind, fault, n }, probes, times);
      if (fault.losesCounts === true) losses.push({ from, to: performance.now() });
      if (failed !== null) lost.push(failed);
    }
    if (lost.length === 0 && certain.length > 0) lost.push(`the run ended before ${certain.map(({ name }) => name).join(', ')}`);
    await load.stop();
    await excessive.stop();
    const judged = excessive.judge(losses);
    say(`the limit was judged in ${judged.minutes} minutes`);
    if (judged.minutes === 0 && minutes >= judgedFrom) lost.push('no minute had enough calls to judge the limit');
    lost.push(...times.late(), ...judged.excesses, ...(await check(fleet, load, addresses, folder)), ...counts.wrong);
  } finally {
    await excessive.stop();
    givenUp.abort();
    eager.client.close();
    probes.close();
    load.close();
  }
  for (const line of times.lines()) say(line);
  const { calls, messages, failed, lost: connections } = load.counts;
  say(`${calls} calls, ${messages} messages, ${failed.length} attempts repeated, ${connections.length} connections lost`);
  for (const sentence of lost.slice(0, 40)) say(`lost: ${sentence}`);
  say(`${times.count()} faults, ${lost.length} lost`);
  return lost.length === 0 ? 0 : 1;
}

interface Numbered {
  readonly kind: FaultKind;
  readonly fault: Fault;
  readonly n: number;
}

/** Causes one fault and waits until it has healed; a sentence if it does not. */
async function one(world: FaultWorld, { kind, fault, n }: Numbered, probes: Probes, times: Times): Promise<string | null> {
  const { what, cause } = fault;
  const since = await cause().catch((error: unknown) => `${what}: ${String(error)}`);
  if (typeof since === 'string') return since;
  const took = await probes.untilHealed(since, kind.ofFiles === true);
  if (took === null) {
    say(`${n}. ${what}: not healed`);
    return `${what} does not heal: ${probes.lastMissing().join(', ')}`;
  }
  times.add(kind, took, isBusy());
  say(`${n}. ${what}: healed in ${(took / 1000).toFixed(1)} s`);
  // The next fault may take the only copy.
  const until = performance.now() + 60_000;
  while (!world.fleet.database.isWhole()) {
    if (performance.now() > until) return `after ${what} there is no standby`;
    await sleep(100);
  }
  return null;
}

function pickKind(random: Random, kinds: readonly FaultKind[]): FaultKind {
  let at = random.below(kinds.reduce((sum, { weight }) => sum + weight, 0));
  return kinds.find(({ weight }) => (at -= weight) < 0) ?? random.pick(kinds);
}

async function check(fleet: Fleet, load: Load, addresses: readonly [string, ...string[]], folder: string): Promise<string[]> {
  const lost = load.ledger.unanswered.map((what) => `no answer to ${what}`);
  for (const [n, { unaskedEnds }] of fleet.processes.entries())
    for (const how of unaskedEnds()) lost.push(`process ${n + 1} ended by itself: ${how}`);
  lost.push(...(await checkServed(load, addresses)));
  lost.push(...(await checkDeleted(load, addresses)));
  const env = readEnv({ ...fleet.variables, DATA_DIR: folder, LOG_LEVEL: 'error' });
  const ids = load.members.map(({ id }) => id);
  lost.push(...(await withPlatform(env, (platform) => checkStored(platform, load.ledger, ids))));
  return [...lost, ...load.counts.wrong];
}
