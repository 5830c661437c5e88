import { Compile } from 'typebox/compile';
import type { Log } from '../log.ts';
import type { Bus, BusCounts } from './bus.ts';
import type { BusData, BusEvent } from './bus-event.ts';
import type { Holds } from './holds.ts';

type Listener = (data: unknown, except?: object) => void;

interface Known {
  readonly audience: BusEvent['audience'];
  readonly fits: (data: unknown) => boolean;
  readonly listeners: Listener[];
}

export interface Listeners extends Pick<Bus, 'subscribe' | 'counts'> {
  /** An event of this process. */
  deliver(name: string, data: unknown, except?: object): void;
  /**
   * An event of another process. Those without a listener are ignored, for example of a newer release, and those to users whom this
   * process does not hold.
   */
  receive(name: string, data: unknown): void;
  /** Counts an event that goes to other processes. */
  sent(): void;
}

export function createListeners(log: Log, holds: Pick<Holds, 'has'>): Listeners {
  const events = new Map<string, Known>();
  const counts = { sent: 0, received: 0, unwanted: 0 } satisfies BusCounts;
  const call = (listeners: readonly Listener[], data: unknown, except?: object) => {
    for (const listener of listeners) listener(data, except);
  };
  return {
    counts: () => counts,
    sent: () => counts.sent++,
    deliver(name, data, except) {
      call(events.get(name)?.listeners ?? [], data, except);
    },
    receive(name, data) {
      counts.received++;
      const known = events.get(name);
      if (known === undefined) return;
      const { audience } = known;
      const to = typeof audience === 'object' && known.fits(data) ? audience.users(data) : [];
      if (to.length > 0 && !to.some(holds.has)) counts.unwanted++;
      else call(known.listeners, data);
    },
    subscribe<E extends BusEvent>(event: E, listener: (data: BusData<E>, except?: object) => void) {
      const known = events.get(event.name) ?? newlyKnown(event);
      const fits = (data: unknown): data is BusData<E> => known.fits(data);
      known.listeners.push((data, except) => {
        if (fits(data)) listener(data, except);
        else log.warn({ event: event.name }, 'an event has data of another shape');
      });
      events.set(event.name, known);
    },
  };
}

function newlyKnown({ data: shape, audience }: BusEvent): Known {
  const validator = Compile(shape);
  return { audience, fits: (data) => validator.Check(data), listeners: [] };
}
