import type { Logger } from 'pino';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { OpenCase } from '../queue/open-case.ts';
import {
  type BlockedPayment,
  insertBlockedPayment,
  isPaidBack,
  listBlockedPayments,
  setCase,
  setReported,
} from './blocked-payment-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly sites: Sites;
  readonly openCase: OpenCase;
  /** Pays back what is left of an order. Repeated, it pays nothing again. */
  readonly payOrder: (order: number) => Promise<unknown>;
}

/** In one run; the next one goes on. */
const mostAtOnce = 50;

/**
 * Providers say with which card somebody has paid, and never before: an account's first payment with a blocked card arrives. It is paid
 * back at once, and a person looks at the account within the hour. Nothing is held by a program: without the credits the account cannot
 * write for money, and its next order is refused.
 */
export async function refuseBlockedPayments(deps: Deps): Promise<void> {
  for (const payment of await listBlockedPayments(deps.db, mostAtOnce))
    // One that fails keeps no other from being refused; the next run tries it again.
    await refuse(deps, payment).catch((error: unknown) =>
      deps.log.error({ error, order: payment.order }, 'an order paid with a blocked card is not paid back'),
    );
}

async function refuse({ db, clock, sites, openCase, payOrder }: Deps, { order, number, site, user }: BlockedPayment): Promise<void> {
  // First: a refund can fail before `payOrder` returns.
  await insertBlockedPayment(db, order, clock.now());
  // Before the report, so that it is done again when this process ends in between.
  await payOrder(order);
  const { settings } = await sites.byId(site);
  await transact(db, async (tx) => {
    const now = clock.now();
    if (!(await setReported(tx, order, now))) return;
    const words = (settings.domain_language === 'de' ? german : english)(number, await isPaidBack(tx, order));
    const opened = await openCase(tx, { site, kind: 'danger', subject: user, at: now, source: { words, sentBy: null } });
    if (opened !== null) await setCase(tx, order, opened.id);
  });
}

const german = (order: string, paidBack: boolean) =>
  `Die Bestellung ${order} wurde mit einer Karte bezahlt, die nach einem Ausschluss wegen Betrugs gesperrt ist. ${
    paidBack ? 'Sie wird zurückgezahlt.' : 'Davon war nichts mehr zurückzuzahlen: Es ist schon ausgegeben oder erstattet.'
  }`;
const english = (order: string, paidBack: boolean) =>
  `Order ${order} was paid with a card that is blocked since a ban for fraud. ${
    paidBack ? 'It is being paid back.' : 'Nothing of it was left to pay back: it is spent or refunded already.'
  }`;
