import { restorableDays } from '../../contract/rules.ts';

export const userStatuses = ['not_confirmed', 'active', 'deleted', 'held', 'suspended', 'banned'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Allowed transitions of the account status by its member. Only decisions close an account or open it again (`setStanding`). */
const statusTransitions = {
  not_confirmed: ['active', 'deleted'],
  active: ['deleted'],
  // Restored to its previous status.
  deleted: ['not_confirmed', 'active'],
  held: ['deleted'],
  suspended: ['deleted'],
  banned: ['deleted'],
} as const satisfies Record<UserStatus, readonly UserStatus[]>;

export const canTransition = (from: UserStatus, to: UserStatus): boolean => statusTransitions[from].some((next) => next === to);

/** Whether the member may log in and get links by mail. */
export const isOpen = (status: UserStatus): status is 'not_confirmed' | 'active' => status === 'not_confirmed' || status === 'active';

/** Whether a decision has closed the account. */
export const isClosed = (status: UserStatus): status is 'held' | 'suspended' | 'banned' =>
  status === 'held' || status === 'suspended' || status === 'banned';

/** Until when an account deleted at that time can be restored (specification §9). */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + restorableDays * 24 * 3_600_000);
