import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './bus-listeners.ts';
import { createHolds } from './holds.ts';

/** For an installation of one process: events stay in memory. */
export function createProcessBus(log: Log): Bus {
  const holds = createHolds();
  const { deliver, subscribe, counts } = createListeners(log, holds);
  return {
    publish: ({ name }, data, except) => deliver(name, data, except),
    subscribe,
    hold: holds.hold,
    onGap: () => {},
    counts,
    fault: () => null,
    close: async () => holds.close(),
  };
}
