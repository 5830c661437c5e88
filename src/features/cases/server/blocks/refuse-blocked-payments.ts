import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { OpenCase } from '../queue/open-case.ts';
import { insertBlockedPayment, listBlockedPayments } from './blocked-payment-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly openCase: OpenCase;
  /** Pays back what is left of an order. Repeated, it pays nothing again. */
  readonly payOrder: (order: number) => Promise<void>;
}

/** In one run; the next one goes on. */
const mostAtOnce = 50;

/**
 * Providers say with which card somebody has paid, and never before: an account's first payment with a blocked card arrives. It is paid
 * back at once, and a person looks at the account within the hour. Nothing is held by a program: without the credits the account cannot
 * write for money, and its next order is refused.
 */
export async function refuseBlockedPayments({ db, clock, sites, openCase, payOrder }: Deps): Promise<void> {
  for (const { order, number, site, user } of await listBlockedPayments(db, mostAtOnce)) {
    // First, so that it is done again when this process ends in between.
    await payOrder(order);
    const { settings } = await sites.byId(site);
    const words = settings.domain_language === 'de' ? german(number) : english(number);
    await transact(db, async (tx) => {
      const now = clock.now();
      if (!(await insertBlockedPayment(tx, order, now))) return;
      await openCase(tx, { site, kind: 'danger', subject: user, at: now, source: { words, sentBy: null } });
    });
  }
}

const german = (order: string) =>
  `Die Bestellung ${order} wurde mit einer Karte bezahlt, die nach einem Ausschluss wegen Betrugs gesperrt ist. Sie wird zurückgezahlt.`;
const english = (order: string) => `Order ${order} was paid with a card that is blocked since a ban for fraud. It is being paid back.`;
