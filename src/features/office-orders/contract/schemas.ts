import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Currency, Money } from '#platform/contract/money-schemas.ts';
import { orderReturns, orderStates } from '#features/orders/contract/order.ts';
import { RefundOffer, refundStates } from '#features/orders/contract/refund.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import { bookAccounts, dueKinds, dueNeeds, hangReasons, storyKinds, webhookUses } from './rules.ts';

export const OrderMember = Type.Object({ id: Id, name: Type.String(), age: Nullable(Type.Integer()) });

export const OrderRow = Type.Object({
  id: Id,
  /** As its buyer sees it, such as `E-10482-7K2M`. */
  number: Type.String(),
  state: OneOf(orderStates),
  /** Why somebody should look at it; null when it does not hang. */
  hangs: Nullable(OneOf(hangReasons)),
  returned: Nullable(OneOf(orderReturns)),
  member: OrderMember,
  method: OneOf(paymentMethods),
  provider: Type.String(),
  total: Money,
  credits: Type.Integer(),
  days: Type.Integer(),
  created_at: Instant,
  completed_at: Nullable(Instant),
});
export type OrderRow = Static<typeof OrderRow>;

/** A line of an order's story: what happened, and by what it is known. */
export const StoryLine = Type.Object({
  at: Instant,
  kind: OneOf(storyKinds),
  /** False: it proves or changes nothing, such as a webhook that came too late. */
  used: Type.Boolean(),
  /** The name of the event, invoice, declaration or refund. */
  ref: Nullable(Type.String()),
  /** Of a webhook the event, of others the state or outcome. */
  state: Nullable(Type.String()),
  /** Of a webhook, what became of it. */
  use: Nullable(OneOf(webhookUses)),
  amount: Nullable(Money),
  credits: Nullable(Type.Integer()),
  /** How often. */
  count: Nullable(Type.Integer()),
  /** Somebody of the staff. */
  by: Nullable(Type.String()),
});
export type StoryLine = Static<typeof StoryLine>;

export const Webhook = Type.Object({
  id: Type.String(),
  kind: OneOf(['paid', 'pending', 'declined', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed']),
  /** Whether it changed the order. */
  used: Type.Boolean(),
  /**
   * What became of it. `known`: what it reports was booked before. `late`: the order has left that state behind. `finding`: its sum is
   * another one. `waiting`: it is not processed yet. `processed`: before this was noted.
   */
  use: OneOf(webhookUses),
  amount: Nullable(Money),
  received_at: Instant,
  processed_at: Nullable(Instant),
  /** How often the provider sent it again, and when last: each time it was ignored. */
  repeats: Type.Integer(),
  repeated_at: Nullable(Instant),
});

/** A transaction of the books; its entries sum to 0. */
export const Booking = Type.Object({
  id: Id,
  kind: Type.String(),
  at: Instant,
  currency: Currency,
  entries: Type.Array(
    Type.Object({
      account: OneOf(bookAccounts),
      provider: Nullable(Type.String()),
      country: Nullable(Type.String()),
      vat_rate: Nullable(Type.Number()),
      /** Minor units; one of both is 0. */
      debit: Type.Integer(),
      credit: Type.Integer(),
    }),
  ),
});
export type Booking = Static<typeof Booking>;

export const StaffRefund = Type.Object({
  id: Type.String(),
  amount: Money,
  credits: Type.Integer(),
  days: Type.Integer(),
  /** The part of it for which nothing was taken back. */
  goodwill: Type.Integer(),
  state: OneOf(refundStates),
  /** In the words of whoever asked; null for the buyer's own ones. */
  reason: Nullable(Type.String()),
  asked_by: Nullable(Type.String()),
  created_at: Instant,
  /** When the provider took it; null while it has not. */
  accepted_at: Nullable(Instant),
  /** When the provider last did not take it. */
  tried_at: Nullable(Instant),
  ended_at: Nullable(Instant),
});

/** What a refund would be now, to the cent. */
export const StaffOffer = Type.Object({
  ...RefundOffer.properties,
  /** The buyer's own time for it is over. */
  late: Type.Boolean(),
  /** Somebody else has to say yes: the sum is above the limit of the site, or the caller may only ask. */
  second_person: Type.Boolean(),
  /** The limit, in the currency of the order. */
  limit: Money,
});
export type StaffOffer = Static<typeof StaffOffer>;

export const OrderChargeback = Type.Object({
  amount: Money,
  /** What the company still has of the payment, after all refunds and chargebacks. */
  kept: Money,
  /** The part that the member owes. */
  owed: Money,
  state: OneOf(['open', 'reversed', 'settled', 'written_off']),
  at: Instant,
  /** Until when the company can answer the dispute; null where the provider names no time. */
  deadline: Nullable(Instant),
  /** In the provider's or the bank's words. */
  reason: Nullable(Type.String()),
  /** The provider's page about it. */
  url: Nullable(Type.String()),
  dispute: Nullable(Type.String()),
});

export const OrderStory = Type.Object({
  order: Type.Object({
    ...OrderRow.properties,
    /** The provider's id of the payment. */
    reference: Nullable(Type.String()),
    vat: Type.Object({ country: Type.String(), rate: Type.Number(), amount: Money }),
    discount: Nullable(Type.Object({ code: Type.String(), percentage: Type.Number(), list_price: Money })),
    /** The countries that speak for the buyer's; null where one is unknown. */
    countries: Type.Object({
      profile: Nullable(Type.String()),
      connection: Nullable(Type.String()),
      declared: Nullable(Type.String()),
      payment: Nullable(Type.String()),
    }),
    /** The order whose debt this one pays. */
    settles: Nullable(Id),
    /** When the provider was last heard of or asked. */
    checked_at: Instant,
    /** Whether its provider can be asked. */
    askable: Type.Boolean(),
  }),
  story: Type.Array(StoryLine),
  webhooks: Type.Array(Webhook),
  bookings: Type.Array(Booking),
  refunds: Type.Array(StaffRefund),
  invoices: Type.Array(Type.Object({ number: Type.String(), kind: OneOf(['invoice', 'reversal']), total: Money, at: Instant })),
  mails: Type.Array(Type.Object({ kind: OneOf(['order_placed', 'order_confirmation']), at: Instant })),
  chargeback: Nullable(OrderChargeback),
  /** Null: nothing can be refunded. */
  offer: Nullable(StaffOffer),
  /** A refund that waits for a second person. */
  asked: Nullable(Type.Object({ id: Id, amount: Money, by: Type.String(), at: Instant, ends_at: Instant })),
});
export type OrderStory = Static<typeof OrderStory>;

export const DueRow = Type.Object({
  kind: OneOf([...dueKinds, 'mandate']),
  /** The number of the declaration, the dispute, the refund or the mandate; within its kind each has another one. */
  ref: Type.String(),
  order: Nullable(Type.Object({ id: Id, number: Type.String() })),
  member: Nullable(OrderMember),
  amount: Nullable(Money),
  since: Instant,
  /** Null: no law and no provider names a time. */
  due_at: Nullable(Instant),
  needs: Nullable(OneOf(dueNeeds)),
  /** The order in the words of the declaration, the reason of a dispute, or the end of the account of a mandate. */
  words: Nullable(Type.String()),
});
export type DueRow = Static<typeof DueRow>;
