import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { refundStates } from '#features/orders/contract/refund.ts';
import { findOrder, refundOffer } from '#features/orders/server/index.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import type { Site } from '#features/site/server/index.ts';
import { userId } from '#platform/contract/ids.ts';
import type { getStory as endpoint } from '../../contract/endpoints.ts';
import { bookAccounts } from '../../contract/rules.ts';
import type { Booking, OrderStory, StaffOffer } from '../../contract/schemas.ts';
import type { ListDeps } from '../list/get-orders.ts';
import { presentRow } from '../list/present-row.ts';
import { limitOf, needsSecondPerson } from '../refunds/refund-limit.ts';
import { findOrderOf, type FoundOrder } from '../order/order-repo.ts';
import { presentStory, presentWebhooks } from './present-story.ts';
import { type Parts, readParts } from './read-parts.ts';

export interface StoryDeps extends ListDeps {
  readonly providers: readonly PaymentProvider[];
}

export async function getStory(
  deps: StoryDeps,
  { id }: QueryOf<typeof endpoint>,
  { site: siteId, staff }: CallOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const { db, clock, sites, providers } = deps;
  const now = clock.now();
  const order = await findOrderOf(db, siteId, id, now);
  if (order === null) return fail('not_found');
  const site = await sites.byId(siteId);
  const parts = await readParts(db, siteId, order, now);
  const open = parts.asked.findLast((one) => one.is_open);
  return ok({
    order: presentDetails(order, site, now, providers),
    story: presentStory(order, parts),
    webhooks: presentWebhooks(parts, order.currency),
    bookings: presentBookings(parts),
    refunds: presentRefunds(parts),
    invoices: parts.invoices.map(({ number, kind, total, currency, created_at }) => ({
      number,
      kind: kind === 'reversal' ? ('reversal' as const) : ('invoice' as const),
      total: { amount: total, currency },
      at: created_at.toISOString(),
    })),
    mails: presentMails(order),
    chargeback: presentChargeback(order, parts, providers),
    offer: await offerOf(deps, order, site, now, rightsAt(staff.grants, siteId).includes('refunds.make')),
    asked:
      open === undefined
        ? null
        : {
            id: open.id,
            amount: { amount: open.amount, currency: open.currency },
            by: open.asked_by,
            at: open.asked_at.toISOString(),
            ends_at: open.ends_at.toISOString(),
          },
  });
}

function presentDetails(order: FoundOrder, site: Site, now: Date, providers: readonly PaymentProvider[]): OrderStory['order'] {
  const { amount, currency, country, vat_rate: rate, list_amount, discount_code: code, discount_percentage: percentage } = order;
  return {
    ...presentRow(order, dayIn(site.timeZone, now)),
    reference: order.provider_reference,
    vat: { country, rate, amount: { amount: vatIn(amount, rate), currency } },
    discount:
      code === null || percentage === null || list_amount === null
        ? null
        : { code, percentage, list_price: { amount: list_amount, currency } },
    countries: {
      profile: order.profile_country,
      connection: order.guessed_country,
      declared: order.declared_country,
      payment: order.payment_country,
    },
    settles: order.pays_debt_of,
    checked_at: order.checked_at.toISOString(),
    askable: order.state !== 'completed' && providers.some(({ name }) => name === order.provider),
  };
}

function presentBookings({ bookings }: Parts): Booking[] {
  const byId = new Map<number, Booking>();
  for (const { transaction, kind, at, currency, account: stored, provider, country, vat_rate, amount } of bookings) {
    const account = bookAccounts.find((one) => one === stored);
    if (account === undefined) continue;
    const booking = byId.get(transaction) ?? { id: transaction, kind, at: at.toISOString(), currency, entries: [] };
    booking.entries.push({ account, provider, country, vat_rate, debit: Math.max(amount, 0), credit: Math.max(-amount, 0) });
    byId.set(transaction, booking);
  }
  return [...byId.values()];
}

const presentRefunds = ({ refunds }: Parts): OrderStory['refunds'] =>
  refunds.map((one) => ({
    id: one.id,
    amount: { amount: one.amount, currency: one.currency },
    credits: one.credits,
    days: one.days,
    goodwill: one.goodwill,
    state: refundStates.find((state) => state === one.state) ?? 'requested',
    reason: one.reason,
    asked_by: one.asked_by,
    created_at: one.created_at.toISOString(),
    accepted_at: one.asked_at?.toISOString() ?? null,
    tried_at: one.asked_at === null ? (one.tried_at?.toISOString() ?? null) : null,
    ended_at: one.ended_at?.toISOString() ?? null,
  }));

const presentMails = ({ placed_mail_at, confirmation_mail_at }: FoundOrder): OrderStory['mails'] => [
  ...(placed_mail_at === null ? [] : [{ kind: 'order_placed' as const, at: placed_mail_at.toISOString() }]),
  ...(confirmation_mail_at === null ? [] : [{ kind: 'order_confirmation' as const, at: confirmation_mail_at.toISOString() }]),
];

/** The open one, else the newest. */
function presentChargeback(
  { amount: paid, currency, provider: name, provider_reference: reference, payment_url: paymentUrl }: FoundOrder,
  { chargebacks, refunds }: Parts,
  providers: readonly PaymentProvider[],
): OrderStory['chargeback'] {
  const real = chargebacks.filter(({ amount }) => amount > 0);
  const one = real.find(({ state }) => state === 'open') ?? real.at(-1);
  if (one === undefined) return null;
  const provider = providers.find((candidate) => candidate.name === name);
  const { amount, receivable, state, settled_by, written_off_at, dispute } = one;
  const isOwed = state === 'open' && settled_by === null && written_off_at === null;
  const takenBack = total(chargebacks.filter((back) => back.state === 'open')) + total(refunds.filter((refund) => refund.state === 'done'));
  return {
    amount: { amount, currency },
    kept: { amount: Math.max(0, paid - takenBack), currency },
    owed: { amount: isOwed ? receivable : 0, currency },
    state: state === 'reversed' ? 'reversed' : settled_by !== null ? 'settled' : written_off_at !== null ? 'written_off' : 'open',
    at: one.created_at.toISOString(),
    deadline: one.respond_by?.toISOString() ?? null,
    reason: one.reason ?? one.return_reason,
    url: reference === null ? null : (provider?.disputeUrl?.({ reference, paymentUrl, dispute }) ?? null),
    dispute,
  };
}

const total = (rows: readonly { readonly amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

async function offerOf({ db }: StoryDeps, order: FoundOrder, site: Site, now: Date, may: boolean): Promise<StaffOffer | null> {
  const row = await findOrder(db, userId(order.user_id), order.id);
  const offer = row === null ? null : await refundOffer(db, row, site, now, 'always');
  if (offer === null) return null;
  return {
    ...offer,
    late: dayIn(site.timeZone, now) > offer.until,
    second_person: needsSecondPerson(site, offer.amount.amount, may),
    limit: { amount: limitOf(site), currency: order.currency },
  };
}
