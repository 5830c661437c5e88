import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet/open-fleet.ts';
import { type Release, run } from './make-release.ts';
import { healthInterval } from './start-caddy.ts';

interface Options {
  readonly fleet: Pick<Fleet, 'processes'>;
  readonly to: Release;
  readonly say: (text: string) => void;
  /** A file for what `npm run migrate` prints. */
  readonly log: string;
}

/**
 * A rolling update as an operator does it: `npm run migrate` and `npm run keep-assets` of the other release, then one process after
 * the other. The way back is the same: `migrate` of the older release has nothing to do.
 */
export async function rollFleet({ fleet, to, say, log }: Options): Promise<void> {
  const [first] = fleet.processes;
  if (first === undefined) throw new Error('there is nothing to update');
  await run(to.folder, ['scripts/operator/migrate.ts'], first.variables, log);
  say(`npm run migrate of release ${to.version} is complete.`);
  for (const { variables } of fleet.processes) await run(to.folder, ['scripts/operator/keep-assets.ts'], variables, log);
  say(`The assets of release ${to.version} are kept for every process.`);
  for (const one of fleet.processes) {
    const startedAt = performance.now();
    await one.replace(to.folder);
    say(`${one.address} has release ${to.version} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    // The next one ends only when the proxy has seen this one ready.
    await sleep(2 * healthInterval);
  }
}
