import type { Feature } from '#platform/server/feature.ts';
import { maxOpenItems } from '#platform/server/feature.ts';
import { route, type Route } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import {
  confirmDeclaration,
  declareCancellation,
  declareWithdrawal as declareWithdrawalEndpoint,
  denyDeclaration,
  getDeclaration,
} from '../../contract/withdrawal.ts';
import type { AskDeps } from '../refunds/ask-providers.ts';
import { confirm, deny, readDeclaration } from './answer-link.ts';
import { carryOutWithdrawals } from './carry-out-withdrawals.ts';
import { declareWithdrawal, type WithdrawalDeps } from './declare-withdrawal.ts';
import { createFinishWithdrawal, type FinishWithdrawal } from './finish-withdrawal.ts';
import { mailOperator } from './mail-operator.ts';
import type { OutcomeDeps } from './mail-outcome.ts';
import { openItem } from './needs-person.ts';
import { listOpenWithdrawals } from './open-withdrawal-repo.ts';
import { postWaitingReceipts } from './post-receipt.ts';
import { createWithdrawalLinks } from './withdrawal-links.ts';
import { forgetGuesses } from './withdrawal-repo.ts';

export type WithdrawalNeeds = Pick<WithdrawalDeps, 'mails' | 'sites'> & Pick<OutcomeDeps, 'originOf'>;

interface Withdrawals extends Required<Pick<Feature, 'scheduleJobs' | 'openTasks'>> {
  readonly routes: readonly Route[];
  readonly finish: FinishWithdrawal;
}

const day = 24 * 3_600_000;

/** Withdrawals and cancellations, from their declaration to their outcome. */
export function createWithdrawals({ jobs, secret }: Pick<Platform, 'jobs' | 'secret'>, given: AskDeps & WithdrawalNeeds): Withdrawals {
  const deps = { ...given, withdrawalLinks: createWithdrawalLinks(secret), networks: createSigner(secret, 'withdrawal networks') };
  const { db, clock } = deps;
  return {
    routes: [
      route(declareWithdrawalEndpoint, ({ body }, call) => declareWithdrawal(deps, body, call)),
      route(declareCancellation, ({ body }, call) => declareWithdrawal(deps, body, call)),
      route(getDeclaration, ({ query }) => readDeclaration(deps, query)),
      route(confirmDeclaration, ({ body }) => confirm(deps, body)),
      route(denyDeclaration, ({ body }) => deny(deps, body)),
    ],
    scheduleJobs() {
      jobs.every('payments-withdrawals', 60, () => carryOutWithdrawals(deps));
      jobs.every('payments-withdrawal-receipts', 60, () => postWaitingReceipts(deps));
      jobs.every('payments-withdrawal-reminders', 60, () => mailOperator(deps));
      jobs.every('payments-withdrawal-guesses', 3600, () => forgetGuesses(db, new Date(clock.now().getTime() - day)));
    },
    async openTasks() {
      const open = await listOpenWithdrawals(db, null, maxOpenItems);
      return [{ name: 'withdrawals', items: open.map((one) => openItem(one, clock.now())) }];
    },
    finish: createFinishWithdrawal(deps),
  };
}
