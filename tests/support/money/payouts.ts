import type { reconcileDay } from '#features/accounting/server/payouts/reconcile-payouts.ts';
import type { PaymentProvider, SettledItem } from '#features/payment-providers/server/port/provider.ts';
import type { Order } from '#features/orders/contract/order.ts';
import { addDays, dayIn } from '#platform/contract/time.ts';
import { moveClock } from './accounts.ts';
import { type BuiltMember, buildMember } from '../builders.ts';
import { advanceClock, decide, openOrder } from './shop.ts';
import type { TestApp } from '../test-app.ts';

export const daySeconds = 24 * 3600;

/** Far from midnight: an hour later is the same day. */
export const startAtNoon = (app: TestApp): Promise<void> =>
  moveClock(app, `${addDays(dayIn('UTC', app.platform.clock.now()), 1)}T12:00:00Z`);

/** 19.90 EUR by the sandbox's page. */
export async function buy(app: TestApp): Promise<{ buyer: BuiltMember; order: Order }> {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  await decide(app, order, 'paid');
  return { buyer, order };
}

/** What is booked for an order between the provider and the bank: account and amount of each entry, in the order of booking. */
export async function bookedOf(app: TestApp, order: number, kinds: readonly string[] = ['payout']): Promise<string[]> {
  const rows = await app.platform.database.db
    .selectFrom('book_entries as e')
    .innerJoin('book_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.kind', 'e.account', 'e.amount'])
    .where('t.order_id', '=', order)
    .where('t.kind', 'in', kinds)
    .orderBy('t.id')
    .orderBy('e.account')
    .execute();
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
}

/** What is left of an order at the provider. */
export async function clearingOf(app: TestApp, order: number): Promise<number> {
  const entries = app.platform.database.db.selectFrom('book_entries').select('amount').where('order_id', '=', order);
  return (await entries.where('account', '=', 'clearing').execute()).reduce((sum, { amount }) => sum + amount, 0);
}

export async function findingsOf(app: TestApp, subject: string): Promise<string[]> {
  const findings = app.platform.database.db.selectFrom('payout_findings').select('kind').where('subject', '=', subject);
  return (await findings.where('resolved_at', 'is', null).execute()).map(({ kind }) => kind);
}

export async function itemOf(app: TestApp, reference: string, kind: SettledItem['kind']): Promise<string> {
  const rows = app.platform.database.db.selectFrom('settled_items').select('item').where('reference', '=', reference);
  return (await rows.where('kind', '=', kind).executeTakeFirstOrThrow()).item;
}

/** Two nights: until the report of the day after today is there and read. */
export const untilSettled = (app: TestApp): Promise<void> => advanceClock(app, 2 * daySeconds);

/** Dependencies whose only provider reports just this. */
export function reporting(app: TestApp, items: readonly SettledItem[] | Error): Parameters<typeof reconcileDay>[0] {
  const { database, clock, log } = app.platform;
  const provider: PaymentProvider = {
    name: 'sandbox',
    offers: () => [],
    create: async () => Promise.reject(new Error('not asked')),
    refund: async () => {},
    verify: async () => null,
    lookup: async () => null,
    async *payouts() {
      if (items instanceof Error) throw items;
      yield* items;
    },
  };
  return { db: database.db, clock, log, providers: [provider] };
}
