import * as Type from 'typebox';
import { ClientId, endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { orderStates } from '#features/orders/contract/order.ts';
import { Refund } from '#features/orders/contract/refund.ts';
import { AskedApproval, SiteQuery } from '#features/staff/contract/schemas.ts';
import { officeOrderErrors } from './errors.ts';
import { dueFilters, dueKinds, orderFilters } from './rules.ts';
import { DueRow, OrderRow, OrderStory } from './schemas.ts';

export const getOrders = endpoint({
  method: 'GET',
  path: 'admin/orders.php',
  about:
    "The site's orders: those that hang first, the longest first, then the newest. `q` finds an order by its number or that of an invoice, and a member's orders by the member's id or address.",
  access: { right: 'orders.read' },
  query: Type.Object({
    ...SiteQuery,
    show: Type.Optional(OneOf(orderFilters)),
    q: Type.Optional(Type.String({ maxLength: 320 })),
    /** The `next` of the page before. */
    after: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Object({
    orders: Type.Array(OrderRow),
    next: Nullable(Type.String()),
    /** Whatever the filter. `today`: in the site's time zone. `charged_back`: whose dispute is open. */
    counts: Type.Object({ today: Type.Integer(), hanging: Type.Integer(), charged_back: Type.Integer() }),
  }),
  errors: {},
});

export const getStory = endpoint({
  method: 'GET',
  path: 'admin/order.php',
  about:
    'One order of the site with its story: the intent, the payment, webhooks that were used and those that were ignored, with why, bookings, mails, refunds and invoices; a chargeback with its deadline, and what a refund would be now.',
  access: { right: 'orders.read' },
  query: Type.Object({ ...SiteQuery, id: Id }),
  reply: OrderStory,
  errors: {},
});

export const makeRefund = endpoint({
  method: 'POST',
  path: 'admin/refund.php',
  about:
    'Refunds what is left of an order by its payment method, at any time after the purchase. `amount`, in minor units, has to be the sum that `offer` of `order.php` says now. Above the limit of the site, and for whoever may only ask, it waits for a second person (`approval`). Repeated calls with one `client_id` are one refund. `reason` is part of the data export of the buyer.',
  access: { right: 'refunds.ask' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query: Type.Object(SiteQuery),
  body: Type.Object({
    order: Id,
    amount: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    reason: Type.String({ maxLength: 8000 }),
    client_id: ClientId,
  }),
  reply: Type.Object({ refund: Nullable(Refund), approval: Nullable(AskedApproval) }),
  errors: errorsOf(
    officeOrderErrors,
    'reason_required',
    'too_many_words',
    'refund_unavailable',
    'refund_changed',
    'refund_waits',
    'second_person_missing',
  ),
});

export const askProvider = endpoint({
  method: 'POST',
  path: 'admin/ask-provider.php',
  about:
    'Asks the provider of an open or failed order where its payment is, and does what the answer says, as the regular look-up does. `state` is what the order is then.',
  access: { right: 'orders.read' },
  refusesUnknownFields: true,
  limit: 30,
  query: Type.Object(SiteQuery),
  body: Type.Object({ order: Id }),
  reply: Type.Object({ state: OneOf(orderStates), changed: Type.Boolean() }),
  errors: errorsOf(officeOrderErrors, 'provider_gone', 'provider_silent'),
});

export const getWithdrawals = endpoint({
  method: 'GET',
  path: 'admin/withdrawals.php',
  about:
    'What has a deadline on the site, the oldest deadline first: withdrawals and cancellations that are open, chargebacks that can be answered, returned direct debits, debts, and refunds that do not get on. Mandates come with `show=mandate` alone.',
  access: { right: 'orders.read' },
  query: Type.Object({
    ...SiteQuery,
    show: Type.Optional(OneOf(dueFilters)),
    /** The `next` of the page before. */
    after: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  reply: Type.Object({
    rows: Type.Array(DueRow),
    next: Nullable(Type.String()),
    /** Whatever the filter. */
    counts: Type.Array(Type.Object({ kind: OneOf(dueKinds), count: Type.Integer() })),
  }),
  errors: {},
});
