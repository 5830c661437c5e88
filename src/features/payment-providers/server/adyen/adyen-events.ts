import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { OneOf } from '#platform/contract/endpoint.ts';
import { fromProviderUnits } from '../port/minor-units.ts';
import { paymentCountry, type PaymentDetails, type PaymentEvent, type PaymentEventKind } from '../port/provider.ts';
import { methodToSaveOf } from './adyen-saved-methods.ts';
import { adyenDecimals } from './adyen-methods.ts';

const Item = Type.Object({
  eventCode: Type.String(),
  success: OneOf(['true', 'false']),
  pspReference: Type.String(),
  originalReference: Type.Optional(Type.String()),
  merchantAccountCode: Type.String(),
  merchantReference: Type.Optional(Type.String()),
  paymentMethod: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  amount: Type.Object({ value: Type.Integer(), currency: Type.String() }),
  additionalData: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type AdyenItem = Static<typeof Item>;

const Notification = Type.Object({ notificationItems: Type.Array(Type.Object({ NotificationRequestItem: Item })) });

/** The items of a notification; null when the body is not a notification. */
export function readItems(body: string): AdyenItem[] | null {
  try {
    const read: unknown = JSON.parse(body);
    if (!Value.Check(Notification, read)) return null;
    return read.notificationItems.map(({ NotificationRequestItem: item }) => item);
  } catch {
    return null;
  }
}

/** The signed part of an item. `additionalData` is not signed, so it must not select an order. */
export const signedText = (item: AdyenItem): string =>
  [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');

export const orderReference = (order: number): string => `order-${order}`;
/** The order in a reference of ours; null when the reference contains none. */
export function orderIn(reference: string): number | null {
  const [, number] = /^order-([1-9]\d{0,14})$/.exec(reference) ?? [];
  return number === undefined ? null : Number(number);
}

export const refundReference = (payment: string, refund: string): string => `${payment}/${refund}`;

/** Finds the payment of an order; null when none is stored. */
export type FindReference = (order: number) => Promise<string | null>;

/** The event in an item; null when it does not concern us. */
export async function readAdyenItem(item: AdyenItem, find: FindReference): Promise<PaymentEvent | null> {
  const kind = kindOf(item);
  const about = kind === null ? null : await aboutOf(item, find);
  if (kind === null || about === null) return null;
  const { eventCode, pspReference, success } = item;
  const { reference, refund, order } = about;
  const details = { ...detailsOf(item, kind, refund), ...(order === undefined ? {} : { order }) };
  return { id: `${eventCode}:${pspReference}:${success}`, reference, kind, details };
}

function kindOf({ eventCode, success }: AdyenItem): PaymentEventKind | null {
  const done = success === 'true';
  switch (eventCode) {
    case 'AUTHORISATION':
      return done ? 'paid' : 'declined';
    case 'PENDING':
      return done ? 'pending' : null;
    case 'OFFER_CLOSED':
      return done ? 'declined' : null;
    case 'REFUND':
    case 'CANCEL_OR_REFUND':
      return done ? 'refunded' : 'refund_failed';
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return done ? 'refund_failed' : null;
    case 'CHARGEBACK':
    case 'SECOND_CHARGEBACK':
    // The money was promised and did not arrive.
    case 'CAPTURE_FAILED':
      return done ? 'charged_back' : null;
    case 'CHARGEBACK_REVERSED':
      return done ? 'chargeback_reversed' : null;
    default:
      return null;
  }
}

/**
 * Adyen returns our own reference: that of an order or of a refund. If the answer to a charge was lost, this stores the order's payment:
 * nobody has a payment link for such an order, so the payment must be that charge.
 */
async function aboutOf(
  { merchantReference = '', originalReference, pspReference }: AdyenItem,
  find: FindReference,
): Promise<{ reference: string; refund?: string; order?: number } | null> {
  const [, payment, refund] = /^([^/]+)\/(.+)$/.exec(merchantReference) ?? [];
  if (payment !== undefined && refund !== undefined) return { reference: payment, refund };
  const order = orderIn(merchantReference);
  if (order === null) return null;
  const reference = await find(order);
  return reference === null ? { reference: originalReference || pspReference, order } : { reference };
}

function detailsOf(
  { eventCode, pspReference, paymentMethod, amount, reason, additionalData = {} }: AdyenItem,
  kind: PaymentEventKind,
  refund?: string,
): PaymentDetails {
  if (kind === 'pending') return {};
  if (kind === 'declined') return eventCode === 'OFFER_CLOSED' ? { expired: true } : authentication(additionalData);
  const moved = { amount: fromProviderUnits(amount.value, amount.currency, adyenDecimals), currency: amount.currency };
  if (kind === 'charged_back')
    // A second chargeback may have the same number as the first, while the reversal of one has another number.
    return {
      ...moved,
      dispute: eventCode === 'SECOND_CHARGEBACK' ? secondOf(pspReference) : pspReference,
      ...disputeDetails(reason, additionalData),
    };
  if (kind !== 'paid') return { ...moved, ...(refund === undefined ? { provider_refund: pspReference } : { refund }) };
  const fingerprint = text(additionalData['alias']) ?? text(additionalData['PaymentAccountReference']);
  return {
    ...moved,
    payment: pspReference,
    ...(fingerprint === undefined ? {} : { fingerprint }),
    // An IBAN begins with its country code.
    ...paymentCountry(text(additionalData['issuerCountry']) ?? text(additionalData['cardIssuingCountry']) ?? text(additionalData['iban'])),
    ...authentication(additionalData),
    ...methodToSaveOf(paymentMethod, (name) => text(additionalData[name])),
  };
}

/** Why, and until when we can answer. */
function disputeDetails(
  reason: string | undefined,
  data: Readonly<Record<string, unknown>>,
): Pick<PaymentDetails, 'reason' | 'respond_by'> {
  const end = Date.parse(text(data['defensePeriodEndsAt']) ?? '');
  return { ...(reason && { reason }), ...(Number.isFinite(end) && { respond_by: new Date(end).toISOString() }) };
}

const secondOf = (dispute: string): string => `${dispute}:second`;

/** Empty when the method has no 3-D Secure. */
function authentication(data: Readonly<Record<string, unknown>>): Pick<PaymentDetails, 'three_d_secure'> {
  const offered = text(data['threeDOffered']);
  if (offered === undefined) return {};
  if (offered !== 'true') return { three_d_secure: 'not_attempted' };
  if (text(data['threeDAuthenticatedResponse']) === 'A') return { three_d_secure: 'attempted' };
  return { three_d_secure: text(data['threeDAuthenticated']) === 'true' ? 'authenticated' : 'failed' };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
