import type { UserId } from '#platform/contract/ids.ts';
import type { BusData, BusEvent } from './bus-event.ts';

/** Carries events to the processes of the installation that they concern. At most once, in order per sender. */
export interface Bus {
  /**
   * Calls the listeners of this process at once and never waits for others. `except`: a socket of this process that needs no
   * notification. It is not sent to other processes.
   */
  publish<E extends BusEvent>(event: E, data: BusData<E>, except?: object): void;
  subscribe<E extends BusEvent>(event: E, listener: (data: BusData<E>, except?: object) => void): void;
  /** Lets the events to a user come to this process, until the release and for a minute afterwards. */
  hold(user: UserId): Hold;
  /** Events of other processes may have been lost: read again what they announced. */
  onGap(listener: () => void): void;
  counts(): BusCounts;
  /** A sentence for the operator if something is wrong with this bus; null if not. */
  fault(): string | null;
  close(): Promise<void>;
}

export interface Hold {
  /** Resolves when the events come. While the bus is away it resolves, too: `onGap` follows when it is back. */
  readonly ready: Promise<void>;
  /** `performance.now()` since when no event to the user was missed; null: they do not come now. */
  since(): number | null;
  release(): void;
}

export interface BusCounts {
  /** Events that this process has sent to others. */
  readonly sent: number;
  /** Events of others that came to this process. */
  readonly received: number;
  /** Those among them that concern nobody whom this process holds. */
  readonly unwanted: number;
}
