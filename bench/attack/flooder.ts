import os from 'node:os';
import { findFlood } from './floods/index.ts';
import type { Attacker } from './floods/flood.ts';
import { loopbackTarget } from './target.ts';

/** The instructions for a process that floods. */
export interface Orders {
  readonly flood: string;
  readonly target: string;
  readonly attackers: readonly Attacker[];
  readonly victim: string;
}

/** How often each outcome occurred. */
export type Tally = Readonly<Record<string, number>>;

// Floods come from other machines, so this process must not take the processor from the measured one.
os.setPriority(os.getPriority() + os.constants.priority.PRIORITY_BELOW_NORMAL);

const stop = new AbortController();
const tally = new Map<string, number>();

process.on('message', (message: Orders | 'stop') => {
  if (message === 'stop') return stop.abort();
  void flood(message).then(() => process.send?.(Object.fromEntries(tally)));
});
process.once('disconnect', () => process.exit(0));

async function flood({ flood: name, target, attackers, victim }: Orders): Promise<void> {
  const run = findFlood(name);
  if (run === undefined) throw new Error(`there is no flood "${name}"`);
  await run({
    target: loopbackTarget(target),
    attackers,
    victim,
    signal: stop.signal,
    count: (outcome) => {
      if (!stop.signal.aborted) tally.set(String(outcome), (tally.get(String(outcome)) ?? 0) + 1);
    },
  });
}
