import { fail, ok } from '#platform/contract/result.ts';
import type { OpenTask } from '#platform/server/feature.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSealer } from '#platform/server/sealer.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { confirmDirectDebit, getDirectDebit, sendDirectDebit } from '../../contract/direct-debit.ts';
import { findOrder } from '../order/order-repo.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { type BankFiles, createBankFiles } from './make-bank-files.ts';
import { collectDebits } from './collect-debits.ts';
import { deleteOldCodes } from './code-repo.ts';
import { confirmCode } from './confirm-code.ts';
import type { DebitDeps } from './deps.ts';
import { createDirectDebitProvider } from './direct-debit-provider.ts';
import { endRefunds } from './end-refunds.ts';
import { deleteOldFiles, deleteOldMandates } from './erase-debits-repo.ts';
import { forgetPhones } from './forget-phones.ts';
import { openDebits } from './open-debits.ts';
import { presentDirectDebit } from './present-direct-debit.ts';
import { deleteOldRequests } from './request-repo.ts';
import { returnDebit, settleReturned } from './return-debit.ts';
import { dayMs, fileDays, formDays, retentionMonths } from './rules.ts';
import { sendCode } from './send-code.ts';
import { importStatement } from '../statements/import-statement.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly mails: Mails;
  /** The base of links in mails that are sent without a request. */
  readonly siteOrigin: (site: Site) => string;
}

/** Payment by SEPA direct debit, which this installation collects itself. */
export interface DirectDebitPart {
  readonly provider: PaymentProvider;
  readonly routes: readonly Route[];
  scheduleJobs(): void;
  readonly files: BankFiles;
  openTasks(): Promise<readonly OpenTask[]>;
  /** False: this order has no debit. */
  returnDebit(order: number): Promise<boolean>;
  /** The returned debit was paid in another way. */
  settleDebit(order: number): Promise<boolean>;
  /** Books what the bank's statement (camt.053, camt.054) says. */
  importStatement(xml: string): ReturnType<typeof importStatement>;
}

/** Null when no creditor is configured for the first company; others have theirs in their settings. */
export function createDirectDebit(platform: Platform, { sites, mails, siteOrigin }: Dependencies): DirectDebitPart | null {
  const { env, database, clock, live, log, sms, jobs, secret } = platform;
  if (env.sepaCreditor === null) return null;
  const deps: DebitDeps = {
    db: database.db,
    clock,
    live,
    log,
    sms,
    sites,
    mails,
    originOf: siteOrigin,
    sealer: createSealer(secret, 'direct-debit'),
    signer: createSigner(secret, 'direct-debit'),
    bank: env.appEnv === 'production',
    ibanLimit: env.sepaIbanLimit,
    codesPerHour: env.sepaCodesPerHour,
    limited: env.rateLimits,
  };
  return {
    provider: createDirectDebitProvider(deps),
    routes: [
      route(getDirectDebit, async ({ query }, { viewer }) => {
        const order = await findOrder(deps.db, viewer.userId, query.order);
        if (order?.provider !== 'direct_debit') return fail('not_found');
        return ok({ direct_debit: await presentDirectDebit(deps, order) });
      }),
      route(sendDirectDebit, ({ body }, call) => sendCode(deps, body, call)),
      route(confirmDirectDebit, ({ body }, call) => confirmCode(deps, body, call)),
    ],
    scheduleJobs() {
      jobs.every('direct-debits-collect', 60, () => collectDebits(deps));
      jobs.every('direct-debits-refunds', 60, () => endRefunds(deps));
      jobs.every('direct-debits-retention', 3600, async () => {
        const now = clock.now();
        await deleteOldRequests(deps.db, new Date(now.getTime() - formDays * dayMs));
        await deleteOldFiles(deps.db, new Date(now.getTime() - fileDays * dayMs));
        const before = new Date(now);
        before.setUTCMonth(before.getUTCMonth() - retentionMonths);
        await deleteOldMandates(deps.db, before);
        await forgetPhones(deps, before);
        await deleteOldCodes(deps.db, now);
      });
    },
    files: createBankFiles(deps),
    openTasks: () => openDebits(deps),
    returnDebit: (order) => returnDebit(deps, order),
    settleDebit: (order) => settleReturned(deps, order),
    importStatement: (xml) => importStatement(deps, xml),
  };
}
