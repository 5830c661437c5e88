import type { StaffId, UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { createDecisionSigner, readDecisionToken, type Sessions } from '#features/account/server/index.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { chatReset } from '#features/chat/contract/events.ts';
import type { LetterMail, MailDocuments, Mails } from '#features/mails/server/index.ts';
import { done } from '#platform/contract/endpoint.ts';
import { ok } from '#platform/contract/result.ts';
import { closeFraudWarnings, getFraudWarnings } from '../contract/warnings.ts';
import { appeal as appealEndpoint, getDecision as getDecisionEndpoint } from '../contract/endpoints.ts';
import type { Letter } from '../contract/schemas.ts';
import { type ActDeps, applyDue, applyWithin } from './acts/apply-due.ts';
import type { Consequences } from './acts/effects.ts';
import { type AppealDeps, sendAppeal } from './appeals/send-appeal.ts';
import { hideAtOnce, type HiddenAtOnce } from './acts/hide-at-once.ts';
import { approveWaiting, refuseWaiting, waitFor } from './acts/second-person.ts';
import { closeWarnings, countSpent, countWarned, listWarnings } from './acts/fraud-repo.ts';
import { warnMembers } from './acts/warn-members.ts';
import { decisionData } from './acts/own-data-repo.ts';
import { payOutBanned, type PayOutDeps } from './acts/pay-out.ts';
import { previewOf } from './acts/preview.ts';
import { letterDocuments } from './letter/letter-documents.ts';
import { type FraudWarning, mailFraudWarning, sendLetters } from './letter/send-letters.ts';
import { type LetterDeps, writeLetter, writeLettersAbout } from './letter/write-letter.ts';
import { createDecisionTokens } from './readers/decision-tokens.ts';
import { getDecision } from './reading/get-decision.ts';
import type { Decision, NewDecision } from './rows/decision.ts';
import { findApproval } from './rows/waiting-repo.ts';
import { recordDecision } from './rows/record-decision.ts';
import { withdraw } from './undo/withdraw.ts';

export type { Consequences } from './acts/effects.ts';
export type { HiddenAtOnce } from './acts/hide-at-once.ts';
export type { Decision, NewDecision } from './rows/decision.ts';
export { appealUntil } from './readers/appeal-until.ts';
export { eraseDecisions } from './acts/own-data-repo.ts';
export { findDecision, findDecisionByClientId, findDecisionByNumber, listDecisionsOf, lockTogether } from './rows/decision-repo.ts';

interface Dependencies extends LetterDeps, Pick<AppealDeps, 'openAppeal'> {
  readonly sessions: Pick<Sessions, 'endAllWithin'>;
  readonly mails: Pick<Mails, 'post'>;
  readonly payOrder: PayOutDeps['payOrder'];
}

export interface DecisionsFeature extends Feature {
  /** Stores a decision with all its columns. Those of one call have the same time `now`. Due in ten seconds, by machine at once, or waiting for a second person. */
  readonly recordDecision: (tx: Tx, decision: NewDecision, now?: Date) => Promise<Decision>;
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
  /** What bans for fraud would mean: people warned, and credits given back to them. */
  readonly countFraud: (
    tx: Tx,
    decisions: readonly Pick<NewDecision, 'user'>[],
  ) => Promise<{ readonly warned: number; readonly credits: number }>;
  /** Decisions wait for the second yes with this id; until then the members are suspended, where there is a time. */
  readonly waitFor: (tx: Tx, decisions: readonly Decision[], waiting: Parameters<typeof waitFor>[2]) => Promise<void>;
  /** The second yes: what waited is due now. Returns it. */
  readonly approve: (tx: Tx, approval: number, by: StaffId) => Promise<Decision[]>;
  /** Nobody said yes: what waited is withdrawn. Returns it. */
  readonly refuse: (tx: Tx, approval: number) => Promise<Decision[]>;
  readonly approvalOf: (tx: Tx, decision: Pick<Decision, 'id'>) => ReturnType<typeof findApproval>;
  /** The letter, as the member gets it. */
  readonly letterOf: (decision: Decision) => Promise<Letter>;
  /** Hides by machine, with a letter, until the case is decided. Call `publish` after the commit. */
  readonly hideAtOnce: (tx: Tx, what: HiddenAtOnce) => Promise<{ readonly decision: Decision; readonly publish: () => void }>;
  /** The letter below a mail about a decision. */
  readonly letterDocuments: (mail: LetterMail) => Promise<MailDocuments>;
}

/** Decisions are due after ten seconds. */
const applyEverySeconds = 2;
/** Members are warned within the hour. */
const warnEverySeconds = 60;
const payOutEverySeconds = 3600;

export function createDecisions(platform: Platform, { sessions, payOrder, ...dependencies }: Dependencies): DecisionsFeature {
  const { clock, jobs, live } = platform;
  const { db } = platform.database;
  const letters: AppealDeps = {
    ...dependencies,
    db,
    clock,
    tokens: createDecisionTokens(createSigner(platform.secret, 'decision-link')),
    readLoginToken: (token) => readDecisionToken(createDecisionSigner(platform.secret), token, clock.now()),
    applyDue: () => applyDue(deps),
  };
  const deps: ActDeps = {
    db,
    clock,
    endSessions: (tx, user) => sessions.endAllWithin(tx, user),
    reload: (members) => live.publish(chatReset, members, null),
    sendLetters: (tx, decision) => sendLetters(letters, tx, decision),
  };
  const warnDeps = {
    db,
    clock,
    sites: dependencies.sites,
    mailWarning: (tx: Tx, warning: FraudWarning) => mailFraudWarning(letters, tx, warning),
    warned(user: UserId, balance: { readonly credits: number; readonly paidUser: boolean } | null) {
      if (balance !== null) live.publish(creditsChanged, [user], { credits: balance.credits, paid_user: balance.paidUser });
    },
  };
  return {
    recordDecision: (tx, decision, now = clock.now()) => recordDecision(tx, decision, now),
    applyDue: () => applyDue(deps),
    applyWithin: (tx, decision) => applyWithin(deps, tx, decision, clock.now()),
    previewOf: (decisions) => previewOf(deps, decisions),
    withdraw: (tx, decision) => withdraw(tx, decision, clock.now()),
    hideAtOnce: (tx, what) => hideAtOnce(deps, tx, what),
    async countFraud(tx, decisions) {
      let [warned, credits] = [0, 0];
      for (const { user } of decisions) {
        if (user === null) continue;
        warned += await countWarned(tx, user);
        credits += await countSpent(tx, user);
      }
      return { warned, credits };
    },
    waitFor: (tx, decisions, waiting) => waitFor(tx, decisions, waiting, clock.now()),
    approve: (tx, approval, by) => approveWaiting(tx, approval, by, clock.now()),
    refuse: (tx, approval) => refuseWaiting(tx, approval, clock.now()),
    approvalOf: (tx, { id }) => findApproval(tx, id),
    letterOf: (decision) => writeLetter(letters, db, decision),
    ownData: (within) => decisionData(within, (user) => writeLettersAbout(letters, db, user)),
    scheduleJobs() {
      jobs.every('decisions-due', applyEverySeconds, () => applyDue(deps));
      jobs.every('fraud-warnings', warnEverySeconds, () => warnMembers(warnDeps));
      jobs.every('bans-pay-out', payOutEverySeconds, () => payOutBanned({ db, clock, payOrder }));
    },
    letterDocuments: (mail) => letterDocuments(letters, db, mail),
    routes: tagged('decisions', 'Decisions about members and reports, and appeals against them.', [
      route(getFraudWarnings, async (_input, { viewer }) => {
        const warnings = await listWarnings(db, viewer.userId);
        return ok({ warnings: warnings.map(({ name, at, credits }) => ({ name, at: at.toISOString(), credits })) });
      }),
      route(closeFraudWarnings, async (_input, { viewer }) => {
        await closeWarnings(db, viewer.userId, clock.now());
        return ok(done);
      }),
      route(getDecisionEndpoint, ({ query }, call) => getDecision(letters, query, call)),
      route(appealEndpoint, ({ body, query }, call) => sendAppeal(letters, body, query.token, call)),
    ]),
  };
}
