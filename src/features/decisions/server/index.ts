import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Sessions } from '#features/account/server/index.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import type { Sites } from '#features/site/server/index.ts';
import { chatReset } from '#features/chat/contract/events.ts';
import { type ActDeps, applyDue, applyWithin } from './acts/apply-due.ts';
import type { Consequences } from './acts/effects.ts';
import { hideAtOnce, type HiddenAtOnce } from './acts/hide-at-once.ts';
import { warnMembers } from './acts/warn-members.ts';
import { previewOf } from './acts/preview.ts';
import type { Decision, NewDecision } from './rows/decision.ts';
import { recordDecision } from './rows/record-decision.ts';
import { withdraw } from './undo/withdraw.ts';

export type { Consequences } from './acts/effects.ts';
export type { HiddenAtOnce } from './acts/hide-at-once.ts';
export type { Decision, NewDecision } from './rows/decision.ts';
export { findDecision, findDecisionByClientId, findDecisionByNumber, listDecisionsAbout, listDecisionsOf } from './rows/decision-repo.ts';

interface Dependencies {
  readonly sessions: Pick<Sessions, 'endAllWithin'>;
  readonly sites: Sites;
}

export interface DecisionsFeature extends Feature {
  /** Stores a decision with all its columns: due in ten seconds, by machine at once, or waiting for a second person. */
  readonly recordDecision: (tx: Tx, decision: NewDecision) => Promise<Decision>;
  /** Applies what is due, each decision once, and ends what is over. Reads of decisions call it before they read. */
  readonly applyDue: () => Promise<void>;
  /** Applies a decision at once, in the caller's transaction. Call `publish` after the commit. */
  readonly applyWithin: (tx: Tx, decision: Decision) => Promise<{ readonly consequences: Consequences; readonly publish: () => void }>;
  /** What decisions would do, without doing it. */
  readonly previewOf: (
    decisions: readonly NewDecision[],
  ) => Promise<{ readonly decisions: readonly Decision[]; readonly consequences: Consequences }>;
  /** Withdraws a decision that is not due yet; false when it is. */
  readonly withdraw: (tx: Tx, decision: Pick<Decision, 'id'>) => Promise<boolean>;
  /** Hides by machine, with a letter, until the case is decided. Call `publish` after the commit. */
  readonly hideAtOnce: (tx: Tx, what: HiddenAtOnce) => Promise<{ readonly decision: Decision; readonly publish: () => void }>;
}

/** Decisions are due after ten seconds. */
const applyEverySeconds = 2;
/** Members are warned within the hour. */
const warnEverySeconds = 60;

export function createDecisions(platform: Platform, { sessions, sites }: Dependencies): DecisionsFeature {
  const { clock, jobs, live } = platform;
  const { db } = platform.database;
  const deps: ActDeps = {
    db,
    clock,
    endSessions: (tx, user) => sessions.endAllWithin(tx, user),
    reload: (members) => live.publish(chatReset, members, null),
    sendLetters: async () => undefined,
  };
  const warnDeps = {
    db,
    clock,
    sites,
    mailWarning: async () => undefined,
    warned(user: UserId, balance: { readonly credits: number; readonly paidUser: boolean } | null) {
      if (balance !== null) live.publish(creditsChanged, [user], { credits: balance.credits, paid_user: balance.paidUser });
    },
  };
  return {
    recordDecision: (tx, decision) => recordDecision(tx, decision, clock.now()),
    applyDue: () => applyDue(deps),
    applyWithin: (tx, decision) => applyWithin(deps, tx, decision, clock.now()),
    previewOf: (decisions) => previewOf(deps, decisions),
    withdraw: (tx, decision) => withdraw(tx, decision, clock.now()),
    hideAtOnce: (tx, what) => hideAtOnce(deps, tx, what),
    scheduleJobs() {
      jobs.every('decisions-due', applyEverySeconds, () => applyDue(deps));
      jobs.every('fraud-warnings', warnEverySeconds, () => warnMembers(warnDeps));
    },
  };
}
