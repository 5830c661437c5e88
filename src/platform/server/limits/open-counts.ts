/** A member or a network, and how many sockets it may have open at once. */
export interface Place {
  readonly name: string;
  readonly max: number;
}

/** Counts what is open at the moment. */
export interface OpenCounts {
  /**
   * Counts one more in each of the places, unless one of them is full: then in none, and resolves to false. Never rejects. Who took them
   * gives them back.
   */
  take(places: readonly Place[]): Promise<boolean>;
  giveBack(places: readonly Place[]): void;
  /** How many this process has of them. */
  here(name: string): number;
  close(): void;
}

export interface CountsHere extends Pick<OpenCounts, 'here' | 'giveBack'> {
  take(places: readonly Place[]): boolean;
  entries(): IterableIterator<[string, number]>;
}

/** In the memory of this process, only what is open. */
export function createCountsHere(): CountsHere {
  const counts = new Map<string, number>();
  const here = (name: string) => counts.get(name) ?? 0;
  return {
    here,
    take(places) {
      if (places.some(({ name, max }) => here(name) >= max)) return false;
      for (const { name } of places) counts.set(name, here(name) + 1);
      return true;
    },
    giveBack(places) {
      for (const { name } of places) {
        const left = here(name) - 1;
        if (left > 0) counts.set(name, left);
        else counts.delete(name);
      }
    },
    entries: () => counts.entries(),
  };
}

/** Each process counts for itself. */
export function createProcessOpenCounts(): OpenCounts {
  const counts = createCountsHere();
  return { ...counts, take: async (places) => counts.take(places), close() {} };
}
