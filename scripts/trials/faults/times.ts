import type { FaultKind } from './fault.ts';

/** Times to heal, by kind of fault. */
export interface Times {
  /** `isBusy`: the machine has more work than it can do, so that a late recovery says nothing about the site. */
  add(kind: Pick<FaultKind, 'name' | 'healsWithin'>, ms: number, isBusy: boolean): void;
  count(): number;
  /** One for each kind: how many there were, how long they took, and how many took too long. */
  lines(): string[];
  /** Sentences about what took too long while the machine was not busy. */
  late(): string[];
}

interface Healed {
  readonly name: string;
  readonly ms: number;
  readonly within: number;
  readonly isBusy: boolean;
}

export function createTimes(): Times {
  const all: Healed[] = [];
  return {
    add: ({ name, healsWithin = Infinity }, ms, isBusy) => void all.push({ name, ms, within: healsWithin, isBusy }),
    count: () => all.length,
    lines: () =>
      [...Map.groupBy(all, ({ name }) => name)]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, healed]) => {
          const sorted = healed.map(({ ms }) => ms).toSorted((a, b) => a - b);
          const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
          const line = `${name}: ${healed.length} ×, healed in ${inSeconds(median)} at the median, ${inSeconds(longest)} at most`;
          const late = healed.filter(isLate);
          const busy = late.filter(({ isBusy }) => isBusy).length;
          return late[0] === undefined
            ? line
            : `${line}, ${late.length} later than ${inSeconds(late[0].within)} (${busy} on a busy machine)`;
        }),
    late: () =>
      all
        .filter((healed) => isLate(healed) && !healed.isBusy)
        .map(({ name, ms, within }) => `${name}: healed in ${inSeconds(ms)}, not within ${inSeconds(within)}`),
  };
}

const isLate = ({ ms, within }: Healed): boolean => ms > within;

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
