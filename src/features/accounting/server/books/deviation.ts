import type { Tx } from '#platform/server/db/open-database.ts';

/** A violation of an equation: its subject, and the difference. */
export interface Deviation {
  readonly subject: string;
  readonly difference: number;
}

/** Maximum number of violations listed per equation. */
export const maxListed = 20;

/** Finds the violations of one equation. */
export type Check = (tx: Tx) => Promise<Deviation[]>;
