import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSealer } from '#platform/server/sealer.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { confirmDirectDebit, getDirectDebit, sendDirectDebit } from '../contract/endpoints.ts';
import { findOrder } from '#features/orders/server/index.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { type BankFiles, createBankFiles } from './bank-files/make-bank-files.ts';
import { collectDebits } from './debits/collect-debits.ts';
import { deleteOldCodes } from './confirmation/code-repo.ts';
import { confirmCode } from './confirmation/confirm-code.ts';
import type { DebitDeps } from './deps.ts';
import { openMandate } from './debits/details.ts';
import { listNewestDetails } from './debits/mandate-repo.ts';
import { createDirectDebitProvider } from './debits/direct-debit-provider.ts';
import { endRefunds } from './debits/end-refunds.ts';
import { deleteOldFiles, deleteOldMandates } from './personal-data/erase-debits-repo.ts';
import { forgetPhones } from './personal-data/forget-phones.ts';
import { openDebits } from './debits/open-debits.ts';
import { debitData } from './personal-data/own-debits.ts';
import { presentDirectDebit } from './confirmation/present-direct-debit.ts';
import { deleteOldRequests } from './confirmation/request-repo.ts';
import { type DebitChange, recordReturnIn, returnDebit, settleReturned, settleReturnedIn } from './debits/return-debit.ts';
import { dayMs, fileDays, formDays, retentionMonths } from './rules.ts';
import { sendCode } from './confirmation/send-code.ts';
import { importStatement, readStatement, type StatementRefusal } from './statements/import-statement.ts';

export { eraseDirectDebits } from './personal-data/erase-debits-repo.ts';

/** Mandates that are opened to show a member's accounts. */
const maxIbans = 10;

interface Dependencies {
  readonly sites: Sites;
  readonly mails: Mails;
  /** The base of links in mails that are sent without a request. */
  readonly siteOrigin: (site: Site) => string;
}

/** Payment by SEPA direct debit, which this installation collects itself. */
export interface DirectDebitFeature extends Feature {
  /**
   * Null where no creditor is configured for the first company; then the files and the statements are null, too. Other companies have
   * their creditor in their settings.
   */
  readonly provider: PaymentProvider | null;
  /** For the bank. */
  readonly bankFiles: BankFiles | null;
  /** The bank returned a direct debit. False when the order has none. */
  returnDebit(order: number): Promise<boolean>;
  /** The accounts that a member has paid from, the newest first. */
  ibansOf(user: UserId): Promise<string[]>;
  /** A returned direct debit was paid in another way. False when the order has none. */
  settleDebit(order: number): Promise<boolean>;
  /** What a person records, in a transaction of the caller, who publishes the change after its commit. */
  readonly debitsIn: {
    readonly returned: (tx: Tx, order: number) => Promise<DebitChange>;
    readonly settled: (tx: Tx, order: number) => Promise<DebitChange>;
  };
  /** Books the bank's statement (camt.053, camt.054). */
  readonly importStatement: ((xml: string, isAsked?: (site: SiteId) => boolean) => ReturnType<typeof importStatement>) | null;
  /** Whether a statement can be booked, without booking it. */
  readonly checkStatement: ((xml: string, isAsked: (site: SiteId) => boolean) => Promise<Result<unknown, StatementRefusal>>) | null;
}

export function createDirectDebit(platform: Platform, { sites, mails, siteOrigin }: Dependencies): DirectDebitFeature {
  const { env, database, clock, live, log, sms, jobs, secret } = platform;
  const sealer = createSealer(secret, 'direct-debit');
  // Also on installations that no longer collect.
  const ownData = (within: Db) => debitData(within, sealer);
  const ibansOf = async (user: UserId) => [
    ...new Set((await listNewestDetails(database.db, user, maxIbans)).map((details) => openMandate(sealer, details).iban)),
  ];
  const none = async () => false;
  const noChange = async (): Promise<DebitChange> => ({ found: false, publish: null });
  if (env.sepaCreditor === null)
    return {
      ownData,
      ibansOf,
      provider: null,
      bankFiles: null,
      importStatement: null,
      checkStatement: null,
      returnDebit: none,
      settleDebit: none,
      debitsIn: { returned: noChange, settled: noChange },
    };
  const deps: DebitDeps = {
    db: database.db,
    clock,
    live,
    log,
    sms,
    sites,
    mails,
    originOf: siteOrigin,
    sealer,
    signer: createSigner(secret, 'direct-debit'),
    bank: env.appEnv === 'production',
    ibanLimit: env.sepaIbanLimit,
    codesPerHour: env.sepaCodesPerHour,
    limited: env.rateLimits,
  };
  return {
    provider: createDirectDebitProvider(deps),
    ownData,
    ibansOf,
    routes: tagged('direct-debit', 'Direct debits: the form, the code, and how far the collection has come.', [
      route(getDirectDebit, async ({ query }, { viewer }) => {
        const order = await findOrder(deps.db, viewer.userId, query.order);
        if (order?.provider !== 'direct_debit') return fail('not_found');
        return ok({ direct_debit: await presentDirectDebit(deps, order) });
      }),
      route(sendDirectDebit, ({ body }, call) => sendCode(deps, body, call)),
      route(confirmDirectDebit, ({ body }, call) => confirmCode(deps, body, call)),
    ]),
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
    bankFiles: createBankFiles(deps),
    openTasks: () => openDebits(deps),
    returnDebit: (order) => returnDebit(deps, order),
    settleDebit: (order) => settleReturned(deps, order),
    debitsIn: {
      returned: (tx, order) => recordReturnIn(deps, tx, order),
      settled: (tx, order) => settleReturnedIn(deps, tx, order),
    },
    importStatement: (xml, isAsked) => importStatement(deps, xml, isAsked),
    checkStatement: (xml, isAsked) => readStatement(deps, xml, isAsked),
  };
}
