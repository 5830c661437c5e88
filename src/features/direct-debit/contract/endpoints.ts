import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { Country } from '#features/site/contract/settings.ts';
import { Order } from '#features/orders/contract/order.ts';
import { directDebitErrors } from './errors.ts';
import { paymentErrors } from '#features/orders/contract/errors.ts';

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** The fields that the member fills in. */
export const DebitForm = Type.Object({
  account_holder: line(70),
  iban: line(100),
  street: line(70),
  house_number: line(16),
  zip: line(16),
  city: line(35),
  phone: line(60),
});
export type DebitForm = Static<typeof DebitForm>;

/** The masked account: never the whole IBAN. */
const account = { iban_hint: Type.String() };

export const DirectDebit = Type.Object({
  order: Order,
  /**
   * `form`: the member must fill in the form; `code`: an SMS was sent; `confirmed`: nothing left to do; `closed`: the order cannot be
   * paid any more.
   */
  step: OneOf(['form', 'code', 'confirmed', 'closed']),
  /** Set when a debit of the member was returned and is not settled; day YYYY-MM-DD. `owed`: the amount still to pay (`dues.php`). */
  blocked: Nullable(Type.Object({ returned_on: Type.String(), amount: Money, owed: Nullable(Money) })),
  /** `address`: street and town, in `country`. */
  creditor: Type.Object({ name: Type.String(), id: Type.String(), address: Type.String(), country: Country }),
  /** Reference of the mandate, which is for this order alone; before the confirmation, the reference that the mandate will get. */
  reference: Type.String(),
  /** Day of the mandate's wording, YYYY-MM-DD. */
  text_version: Type.String(),
  notice_days: Type.Integer(),
  /** From the member's profile and earlier mandate; account and telephone are entered each time. */
  prefill: Type.Object({ ...DebitForm.properties, iban: Type.Literal('') }),
  code: Nullable(
    Type.Object({
      ...account,
      phone_hint: Type.String(),
      sent_at: Instant,
      valid_until: Instant,
      tries: Type.Integer(),
      tries_left: Type.Integer(),
      sends_left: Type.Integer(),
    }),
  ),
  debit: Nullable(
    Type.Object({
      ...account,
      bank: Nullable(Type.String()),
      /** Announced day of the collection, YYYY-MM-DD. */
      due_on: Type.String(),
      confirmed_at: Instant,
      /** The address that got the announcement. */
      email: Type.String(),
      /** `cancelled`: refunded before it was collected. */
      state: OneOf(['announced', 'collected', 'cancelled', 'returned']),
    }),
  ),
});
export type DirectDebit = Static<typeof DirectDebit>;

export const getDirectDebit = endpoint({
  method: 'GET',
  path: 'direct-debit.php',
  about: 'How far an order by direct debit has come, and what its form needs. The account number is never shown in full.',
  access: 'member',
  refusesUnknownFields: true,
  query: Type.Object({ order: Id }),
  reply: Type.Object({ direct_debit: DirectDebit }),
  errors: {},
});

export const sendDirectDebit = endpoint({
  method: 'POST',
  path: 'direct-debit.php',
  about: 'Checks the form and sends a code by SMS. The same `client_id` sends one SMS; another one sends a new code.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 20,
  body: Type.Object({
    order: Id,
    client_id: ClientId,
    /** Null: the same form again, with a new code. */
    form: Nullable(DebitForm),
  }),
  reply: Type.Object({ direct_debit: DirectDebit }),
  errors: {
    ...errorsOf(
      directDebitErrors,
      'iban_invalid',
      'iban_country',
      'phone_invalid',
      'blocked_account',
      'limit_reached',
      'first_debit_open',
      'activation_first',
      'too_many_codes',
      'sms_failed',
      'order_closed',
    ),
    ...errorsOf(paymentErrors, 'spending_frozen'),
  },
});

export const confirmDirectDebit = endpoint({
  method: 'POST',
  path: 'direct-debit-sms.php',
  about: 'Places the binding order with the code: makes the mandate and the debit, and gives the credits. Repeated, it answers the same.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ order: Id, code: Type.String({ minLength: 1, maxLength: 60 }) }),
  reply: Type.Object({ direct_debit: DirectDebit }),
  errors: {
    ...errorsOf(
      directDebitErrors,
      'code_invalid',
      'code_expired',
      'code_used_up',
      'blocked_account',
      'limit_reached',
      'first_debit_open',
      'activation_first',
      'account_unavailable',
      'order_closed',
    ),
    ...errorsOf(paymentErrors, 'spending_frozen'),
  },
});
