import { restorableDays } from '../contract/rules.ts';

export const userStatuses = ['not_confirmed', 'active', 'deleted', 'held'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Where an account can go from each status. A held one stays until an operator decides. */
const statusTransitions = {
  not_confirmed: ['active', 'deleted'],
  active: ['deleted'],
  // Back to what it was before.
  deleted: ['not_confirmed', 'active'],
  held: [],
} as const satisfies Record<UserStatus, readonly UserStatus[]>;

export const mayBecome = (from: UserStatus, to: UserStatus): boolean => statusTransitions[from].some((reachable) => reachable === to);

/** The account of somebody who may log in and be sent links. */
export const isOpen = (status: UserStatus): status is 'not_confirmed' | 'active' => status === 'not_confirmed' || status === 'active';

/** Until when an account that was deleted then can come back (specification §9). */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + restorableDays * 24 * 3_600_000);
