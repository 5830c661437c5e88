import * as Type from 'typebox';
import { ClientId, endpoint, Instant, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { paymentErrors } from './errors.ts';

/** The law's: what is left is paid back at the latest so many days after the withdrawal. */
export const payBackDays = 14;

/** In characters. The receipt repeats them, and goes to an address that nobody has proved. */
export const maxWithdrawalName = 100;
export const maxWithdrawalOrder = 100;
export const maxCancellationReason = 500;

const Received = Type.Object({
  /** Such as `W-7K2M-9QXA`. */
  number: Type.String(),
  received_at: Instant,
});

export const declareWithdrawal = endpoint({
  method: 'POST',
  path: 'withdrawal.php',
  about:
    'Withdraws from a purchase, without a login. The reply and the mailed receipt are the same whether or not the order exists; what is left of an order is then paid back. Repeated calls are one declaration.',
  access: 'public',
  limit: 10,
  body: Type.Object({
    client_id: ClientId,
    name: Type.String({ maxLength: 400 }),
    /** The number of the order, or what was bought when. */
    order: Type.String({ maxLength: 400 }),
    email: Type.String({ maxLength: 320 }),
  }),
  reply: Received,
  errors: errorsOf(paymentErrors, 'name_required', 'order_required', 'invalid_email', 'too_many_withdrawals'),
});

/** When premium that was bought for some days is to end: at once, or when its time is over, as it is anyway. */
export const cancellationEnds = ['at_once', 'by_itself'] as const;
export type CancellationEnd = (typeof cancellationEnds)[number];

export const declareCancellation = endpoint({
  method: 'POST',
  path: 'cancellation.php',
  about:
    "Cancels premium that was bought for some days, without a login. With `at_once` it ends now and days that haven't begun are paid back. Repeated calls are one declaration.",
  access: 'public',
  limit: 10,
  body: Type.Object({
    client_id: ClientId,
    name: Type.String({ maxLength: 400 }),
    /** The number of the order, or what was bought when. */
    order: Type.String({ maxLength: 400 }),
    email: Type.String({ maxLength: 320 }),
    ends: OneOf(cancellationEnds),
    reason: Type.String({ maxLength: 2000 }),
  }),
  reply: Received,
  errors: errorsOf(paymentErrors, 'name_required', 'order_required', 'invalid_email', 'too_many_withdrawals'),
});
