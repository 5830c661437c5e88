import fc from 'fast-check';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import type { PaymentEvent } from '#features/payment-providers/server/index.ts';

type EventKind = PaymentEvent['kind'];

/** Which one of those that there are by then. */
type Nth = number;

/** Something that happens to a buyer. Nothing says that it is its turn. */
export type MoneyStep =
  /** `times`: so many calls at once with one client_id. */
  | { readonly kind: 'order'; readonly credits: number; readonly method: PaymentMethod; readonly times: number; readonly welcome: boolean }
  /** So many orders at the same time, all with the same code. */
  | { readonly kind: 'codes'; readonly orders: number; readonly welcome: boolean }
  /** A payment of which no webhook ever comes. */
  | { readonly kind: 'lost'; readonly credits: number; readonly outcome: 'paid' | 'declined' }
  /**
   * A webhook, delivered so many times at once. `amount`: of a chargeback, and of a payment where it is another one than the order's;
   * `refund`: which refund of the order; `foreign`: the refund was made on the provider's own pages; `dispute`: which one of the
   * order, null where the provider does not name it.
   */
  | {
      readonly kind: 'event';
      readonly order: Nth;
      readonly event: EventKind;
      readonly times: number;
      readonly amount: number | null;
      readonly refund: Nth;
      readonly foreign: boolean;
      readonly dispute: Nth | null;
    }
  | { readonly kind: 'messages'; readonly count: number }
  | { readonly kind: 'gifts'; readonly count: number }
  | { readonly kind: 'refund'; readonly order: Nth; readonly times: number }
  | { readonly kind: 'withdrawal'; readonly order: Nth; readonly times: number }
  /** Ordered, still pending at the provider, and withdrawn from; then it is paid, or not. */
  | { readonly kind: 'withdrawnPending'; readonly credits: number; readonly paid: boolean }
  /** The account was deleted long ago; the next run of the jobs purges it. */
  | { readonly kind: 'purge' }
  | { readonly kind: 'settle'; readonly order: Nth; readonly method: PaymentMethod; readonly paid: boolean }
  /** Ordered by direct debit and confirmed so many times at once. */
  | { readonly kind: 'debit'; readonly credits: number; readonly times: number }
  | { readonly kind: 'debitReturned'; readonly order: Nth; readonly times: number }
  | { readonly kind: 'debitSettled'; readonly order: Nth }
  | { readonly kind: 'bankFiles' }
  /** A message did not arrive; said so many times at once. */
  | { readonly kind: 'giveBack'; readonly spend: Nth; readonly times: number }
  /** Whoever was written to is removed for fraud. */
  | { readonly kind: 'readerRemoved' };

const nth = fc.nat(5);
const times = fc.integer({ min: 1, max: 3 });
/** 0: days of premium, sold for euros only. */
const credits = fc.constantFrom(40, 100, 250, 0);
const method = fc.constantFrom<PaymentMethod>('paypal', 'card');
const kinds: readonly EventKind[] = ['paid', 'pending', 'declined', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed'];

const anyAmount = fc.option(fc.integer({ min: 1, max: 3990 }));

const event = (
  eventKind: fc.Arbitrary<EventKind>,
  amount: fc.Arbitrary<number | null>,
  foreign: fc.Arbitrary<boolean> = fc.constant(false),
) =>
  fc.record({
    kind: fc.constant('event'),
    order: nth,
    event: eventKind,
    times,
    amount,
    refund: nth,
    foreign,
    dispute: fc.option(fc.nat(1)),
  });

const step: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('order'), credits, method, times, welcome: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('codes'), orders: fc.integer({ min: 2, max: 4 }), welcome: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lost'), credits, outcome: fc.constantFrom('paid', 'declined') }) },
  // What a payment usually does comes more often, so that worlds reach what follows it.
  { weight: 6, arbitrary: event(fc.constant('paid'), fc.constant(null)) },
  { weight: 1, arbitrary: event(fc.constant('paid'), anyAmount) },
  { weight: 3, arbitrary: event(fc.constantFrom(...kinds), anyAmount, fc.boolean()) },
  { weight: 2, arbitrary: event(fc.constantFrom('refunded', 'refund_failed'), fc.constant(null)) },
  { weight: 2, arbitrary: event(fc.constantFrom('refunded', 'refunded', 'refund_failed'), anyAmount, fc.constant(true)) },
  { weight: 4, arbitrary: event(fc.constantFrom('charged_back', 'charged_back', 'chargeback_reversed'), anyAmount) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('messages'), count: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('gifts'), count: fc.integer({ min: 1, max: 10 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund'), order: nth, times }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdrawal'), order: nth, times }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdrawnPending'), credits, paid: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle'), order: nth, method, paid: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('debit'), credits, times }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('debitReturned'), order: nth, times }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('debitSettled'), order: nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bankFiles') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('giveBack'), spend: fc.nat(20), times }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('readerRemoved') }) },
);

export interface MoneyPlan {
  /** Where the buyer lives, which decides currency and VAT. */
  readonly country: string;
  /** Given with the account: they are spent first. */
  readonly bonus: number;
  /** Percent of the buyer's code. */
  readonly percentage: number;
  /** One burst after another; the steps of a burst happen at the same time. */
  readonly bursts: readonly (readonly MoneyStep[])[];
  /** The account is purged at the end, while these still happen. */
  readonly purged: readonly MoneyStep[] | null;
}

const first: MoneyStep = { kind: 'order', credits: 100, method: 'paypal', times: 1, welcome: false };

const mostBursts = 7;

const burst = fc.array(step, { minLength: 1, maxLength: 4 });
/** Now and then the account goes between two bursts, while others still happen. */
const anyBurst = fc.oneof(
  { weight: 14, arbitrary: burst },
  { weight: 1, arbitrary: burst.map((steps): MoneyStep[] => [{ kind: 'purge' }, ...steps]) },
);

const moneyPlan: fc.Arbitrary<MoneyPlan> = fc.record({
  country: fc.constantFrom('DE', 'DE', 'FI', 'SE', 'PL', 'CH'),
  bonus: fc.constantFrom(0, 0, 7),
  percentage: fc.integer({ min: 1, max: 90 }),
  bursts: fc.array(anyBurst, { minLength: 2, maxLength: mostBursts - 1 }).map((bursts) => [[first], ...bursts]),
  purged: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.array(step, { maxLength: 3 }) }),
});

/** Worlds side by side in one database, which share its clock. */
export interface MoneyBatch {
  readonly plans: readonly MoneyPlan[];
  /** While the first, second … bursts of all worlds happen, so many seconds go by, and the jobs run. */
  readonly pauses: readonly number[];
}

const pause = fc.constantFrom(0, 60, 60, 16 * 60, 26 * 3600);

export const moneyBatch = (worlds: number): fc.Arbitrary<MoneyBatch> =>
  fc.record({
    plans: fc.array(moneyPlan, { minLength: worlds, maxLength: worlds }),
    pauses: fc.array(pause, { minLength: mostBursts, maxLength: mostBursts }),
  });
