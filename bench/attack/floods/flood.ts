import { setTimeout as sleep } from 'node:timers/promises';

/** An ordinary account whose owner is an attacker. */
export interface Attacker {
  readonly id: number;
  /** `name=value` of the session. */
  readonly cookie: string;
}

/** What a flood works with. */
export interface Ground {
  readonly target: URL;
  readonly attackers: readonly Attacker[];
  /** Mail address of the account whose password is guessed. */
  readonly victim: string;
  /** Aborted when the flood must end. */
  readonly signal: AbortSignal;
  /** Counts the outcome of one attempt, such as `429`. */
  count(outcome: string | number): void;
}

/** Runs until its signal is aborted. */
export type Flood = (ground: Ground) => Promise<void>;

/** Repeats an action with `times` in parallel. */
export async function inParallel(
  times: number,
  { signal }: Ground,
  once: (worker: number, turn: number) => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: times }, async (_nothing, worker) => {
      for (let turn = 0; !signal.aborted; turn++) {
        await once(worker, turn);
        // Otherwise immediate refusals would keep this process from doing anything else.
        await sleep(1);
      }
    }),
  );
}

/** The `n`th address of a botnet: each in a network of its own. */
export const botAddress = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
