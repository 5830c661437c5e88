import { setTimeout as sleep } from 'node:timers/promises';
import { openLoad } from '../fleet/load.ts';
import type { Fleet } from '../fleet/open-fleet.ts';
import { loadPages } from './load-pages.ts';
import type { Release } from './make-release.ts';
import { openPages, opensSecondRelease } from './open-pages.ts';
import { secondVersion } from './release-changes.ts';
import { leadToReady } from './ready-process.ts';
import { rollFleet } from './roll-fleet.ts';
import { startCaddy } from './start-caddy.ts';

interface Options {
  readonly fleet: Fleet;
  /** Those that follow one another. */
  readonly releases: readonly Release[];
  readonly say: (text: string) => void;
  /** A file for what migrations print. */
  readonly log: string;
}

/** Members of the load. */
const size = 24;
/** Fewer calls and messages show nothing. */
const least = { calls: 1000, messages: 100 } as const;
/** Ms between two messages of the open pages. */
const talkEvery = 1000;

/** Updates the fleet behind Caddy under load, and says what was counted. Returns what failed, in sentences. */
export async function tryRolling({ fleet, releases, say, log }: Options): Promise<readonly string[]> {
  const closers: (() => unknown)[] = [];
  try {
    const caddy = await startCaddy(fleet.processes.map(({ address }) => Number(new URL(address).port)));
    closers.push(caddy.stop);
    const ready = await leadToReady(fleet);
    closers.push(ready.close);
    const pages = await openPages(caddy.address, ready.address);
    closers.push(pages.close);
    const load = await openLoad({ addresses: [caddy.address], direct: ready.address, size });
    closers.push(load.close);
    const visitors = loadPages(caddy.address);
    closers.push(visitors.stop);
    load.start();

    let isRolling = true;
    const faults: string[] = [];
    // What was counted is said in any case.
    const note = (error: unknown) => void faults.push(error instanceof Error ? error.message : String(error));
    const talking = (async () => {
      while (isRolling) {
        await pages.talk();
        await sleep(talkEvery);
      }
    })().catch(note);
    const go = async (to: Release) => {
      await rollFleet({ fleet, to, say, log });
      const isSecond = to.version === secondVersion;
      if ((await opensSecondRelease(caddy.address)) !== isSecond) faults.push(`A page that is opened now is not of release ${to.version}.`);
      else say(isSecond ? `Release 2 (${to.version}) runs in every process.` : `Release ${to.version} runs again in every process.`);
      await pages.goElsewhere();
    };
    try {
      for (const to of releases) await go(to);
    } catch (error) {
      note(error);
    }
    isRolling = false;
    await talking;
    await load.stop();
    await visitors.stop();

    const { counts, ledger } = load;
    const calls = counts.calls + visitors.calls();
    const reloads = counts.lost.length + pages.reloads();
    const failed = [...faults, ...counts.failed, ...counts.wrong, ...ledger.unanswered, ...visitors.failed, ...(await pages.faults())];
    say(`${calls} calls, ${counts.messages} messages, ${failed.length} failed, ${reloads} reloads`);
    return [
      ...failed,
      ...counts.lost,
      ...(reloads > 0 ? [`${reloads} connections or pages were lost.`] : []),
      ...(calls < least.calls || counts.messages < least.messages
        ? [`Fewer than ${least.calls} calls or ${least.messages} messages.`]
        : []),
    ];
  } finally {
    for (const one of closers.toReversed()) await one();
  }
}
