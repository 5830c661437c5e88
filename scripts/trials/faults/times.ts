/** Times to heal, by kind of fault. */
export interface Times {
  add(kind: string, ms: number): void;
  count(): number;
  /** One for each kind: how many there were, and how long they took. */
  lines(): string[];
}

export function createTimes(): Times {
  const all = new Map<string, number[]>();
  return {
    add: (kind, ms) => void all.set(kind, [...(all.get(kind) ?? []), ms]),
    count: () => [...all.values()].reduce((sum, { length }) => sum + length, 0),
    lines() {
      return [...all]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([kind, times]) => {
          const sorted = times.toSorted((a, b) => a - b);
          const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
          return `${kind}: ${times.length} ×, healed in ${inSeconds(median)} at the median, ${inSeconds(longest)} at most`;
        });
    },
  };
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
