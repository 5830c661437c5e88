import type { UserId } from '#platform/contract/ids.ts';

/** Ms after which a page that stopped reporting counts as hidden; visible pages report once a minute. */
export const reportTtl = 150_000;

/** The visible pages of all processes. */
export interface VisiblePages {
  /** A page of the user in this process has just reported that it is visible; false: none is any more. */
  report(user: UserId, isVisible: boolean): void;
  /** Those of the users, and perhaps others, who have one. Never rejects. */
  visible(users: readonly UserId[]): Promise<ReadonlySet<UserId>>;
}

/** The users with a visible page in this process, and when one last reported, in ms by the injected clock. */
export type PagesHere = ReadonlyMap<UserId, { readonly at: number }>;
