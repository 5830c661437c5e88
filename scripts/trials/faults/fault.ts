import type { Fleet } from '../fleet/open-fleet.ts';
import type { Release } from '../rolling/make-release.ts';
import type { Clocks } from './clocks.ts';
import type { Disk } from './disk.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';
import type { Undoing } from './undoing.ts';

/** What faults are made of. */
export interface FaultWorld {
  readonly fleet: Fleet;
  readonly random: Random;
  readonly network: Network;
  readonly clocks: Clocks;
  /** That of the last process. */
  readonly disk: Disk;
  readonly undoing: Undoing;
  /** A rolling update goes to the one that does not run, forth and back. */
  readonly releases: readonly [Release, Release];
  /** A file for what migrations print. */
  readonly log: string;
  /** Ms that a fault may last at most. */
  readonly longest: number;
}

export interface Fault {
  /** Whether it may lose counts of limits. */
  readonly losesCounts?: boolean;
  /** In the printed line, such as `kill -9 of process 2`. */
  readonly what: string;
  /** Resolves when nothing disturbs any more, with the time from which the site heals, as of `performance.now()`. */
  cause(): Promise<number>;
}

/** One kind of fault, of which a random one is made. */
export interface FaultKind {
  readonly name: string;
  /** How often, compared with the others. */
  readonly weight: number;
  /** Whether it concerns files, so that a photo must be taken, too. */
  readonly ofFiles?: boolean;
  /** Ms after which it should have healed. */
  readonly healsWithin?: number;
  /** Minutes of a run from which on this kind comes in its middle for certain; shorter ones may have none of it. */
  readonly certainFrom?: number;
  make(world: FaultWorld): Fault;
}
