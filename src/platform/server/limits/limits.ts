import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '../clock.ts';
import { createMinuteCounts, type MinuteCount } from '../minute-counts.ts';
import { wideNetworkOf, wideShare } from '../network/client-network.ts';

/** Who does something: a member, wherever they are, or, where `member` is null, everybody in a network. */
export interface Caller {
  readonly member: UserId | null;
  /** As `networkOf` names it. */
  readonly network: string;
}

export interface Counted {
  /** How often in this minute, in the whole installation; more than the limit if refused. */
  readonly count: number;
  /** Ms until the minute ends. */
  readonly left: number;
}

/** Counts one kind of action by caller and minute; a minute begins with its first action. */
export interface Counter {
  /**
   * Counts one more, and never rejects. Within its own limit `max`, a network's action also counts for its /48, which may act `wideShare` times as often,
   * so that no single network uses up the limit of the /48.
   */
  add(caller: Caller, max: number): Promise<Counted>;
  /** How often callers of the network have acted in this minute, as far as this process knows, and those of its /48. */
  known(network: string): { readonly own: number; readonly wide: number };
}

/** The limits per minute, which hold for the whole installation where its processes can share them. */
export interface Limits {
  /** `name`: of what is counted; different for each caller of this function. */
  counter(name: string): Counter;
}

/** Limits that each process counts for itself. */
export function createProcessLimits(clock: Clock): Limits {
  return {
    counter() {
      const here = createCounterHere(clock);
      return { add: async (caller, max) => countedOf(here.add(caller, max), clock, 1), known: here.known };
    },
  };
}

/** One count of an action. */
export interface Step {
  readonly counted: MinuteCount;
  /** As of this action; `counted` goes on. */
  readonly count: number;
  readonly max: number;
}

export interface CounterHere extends Pick<Counter, 'known'> {
  /** The count of the caller, and that of the /48 if it was counted. */
  add(caller: Caller, max: number): readonly Step[];
}

/** More members than one process has connections for. */
const mostMembers = 100_000;

export function createCounterHere(clock: Clock): CounterHere {
  const stepOf = (counted: MinuteCount, max: number): Step => ({ counted, count: counted.count, max });
  const [members, networks, wides] = [createMinuteCounts(clock, mostMembers), createMinuteCounts(clock), createMinuteCounts(clock)];
  return {
    add({ member, network }, max) {
      if (member !== null) return [stepOf(members.add(`member ${member}`, network), max)];
      const own = stepOf(networks.add(network, network), max);
      const wide = wideNetworkOf(network);
      if (wide === null || own.count > max) return [own];
      return [own, stepOf(wides.add(wide, wide), wideShare * max)];
    },
    known(network) {
      const wide = wideNetworkOf(network);
      return {
        own: lastKnown(networks.current(network, network)),
        wide: wide === null ? 0 : lastKnown(wides.current(wide, wide)),
      };
    },
  };
}

const lastKnown = (counted: MinuteCount | null): number => (counted === null ? 0 : Math.max(counted.count, counted.inAll));

/** How many there are in all if each process has as many as this one. Each may have one, however many processes there are. */
export const inAllIf = (count: number, processes: number, max: number): number =>
  count === 1 ? Math.max(1, Math.min(processes, max)) : count * processes;

/** The installation's count if each of `processes` counted as much as this one. */
export function countedOf(steps: readonly Step[], clock: Clock, processes: number): Counted {
  const left = ({ counted }: Step) => counted.until - clock.now().getTime();
  const inAll = ({ count, max }: Step) => inAllIf(count, processes, max);
  for (const step of steps) {
    const count = inAll(step);
    if (count > step.max) return { count, left: left(step) };
  }
  const [own] = steps;
  return own === undefined ? { count: 0, left: 0 } : { count: inAll(own), left: left(own) };
}
