import * as Type from 'typebox';
import { ClientId, endpoint, Instant } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { paymentErrors } from './errors.ts';

/** The law's: a site may give more days, never fewer. */
export const leastRefundDays = 14;

/** In characters. The receipt repeats them, and goes to an address that nobody has proved. */
export const maxWithdrawalName = 100;
export const maxWithdrawalOrder = 100;

/**
 * Declares that a purchase is withdrawn from. The answer and its receipt by mail are the same whether the order exists or not;
 * what is left of an order that is found is then paid back. Repeated calls and repeated words are the same declaration.
 */
export const declareWithdrawal = endpoint({
  method: 'POST',
  path: 'withdrawal.php',
  access: 'public',
  limit: 10,
  body: Type.Object({
    client_id: ClientId,
    name: Type.String({ maxLength: 400 }),
    /** The number of the order, or what was bought when. */
    order: Type.String({ maxLength: 400 }),
    email: Type.String({ maxLength: 320 }),
  }),
  reply: Type.Object({
    /** Such as `W-7K2M-9QXA`. */
    number: Type.String(),
    received_at: Instant,
  }),
  errors: errorsOf(paymentErrors, 'name_required', 'order_required', 'invalid_email', 'too_many_withdrawals'),
});
