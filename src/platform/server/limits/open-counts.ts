/** A member or a network, and how many sockets it may have open at once. */
export interface SocketLimit {
  readonly name: string;
  readonly max: number;
}

/** Counts what is open at the moment. */
export interface OpenCounts {
  /**
   * Counts one more for each of the limits, unless one of them is reached: then for none, and resolves to false. Never rejects. Who took
   * them gives them back.
   */
  take(limits: readonly SocketLimit[]): Promise<boolean>;
  giveBack(limits: readonly SocketLimit[]): void;
  /** How many this process has of them. */
  here(name: string): number;
  close(): void;
}

export interface CountsHere extends Pick<OpenCounts, 'here' | 'giveBack'> {
  take(limits: readonly SocketLimit[]): boolean;
  entries(): IterableIterator<[string, number]>;
}

/** In the memory of this process, only what is open. */
export function createCountsHere(): CountsHere {
  const counts = new Map<string, number>();
  const here = (name: string) => counts.get(name) ?? 0;
  return {
    here,
    take(limits) {
      if (limits.some(({ name, max }) => here(name) >= max)) return false;
      for (const { name } of limits) counts.set(name, here(name) + 1);
      return true;
    },
    giveBack(limits) {
      for (const { name } of limits) {
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
  return { ...counts, take: async (limits) => counts.take(limits), close() {} };
}
