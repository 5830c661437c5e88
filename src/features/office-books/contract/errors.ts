import type { ErrorTable } from '#platform/contract/errors.ts';
import { staffErrors } from '#features/staff/contract/errors.ts';

/** Errors of the books. */
export const booksErrors = {
  day_invalid: staffErrors.day_invalid,
  too_many_words: staffErrors.too_many_words,
  /** No company with this number is kept here, or it has no site of the caller. params: company, companies */
  company_unknown: 404,
  company_needed: 400,
  /** params: from, to */
  period_backwards: 400,
  /** Only days that are over. params: to */
  period_not_over: 409,
  /** `from` and `to` are not the first and the last day of a quarter. params: value */
  quarter_invalid: 400,
  /** The file of exchange rates cannot be read. */
  rates_invalid: 400,
  /** params: currency, day */
  rate_missing: 409,
  /** The file of accounts cannot be read. */
  accounts_invalid: 400,
  /** params: option, min, max */
  number_invalid: 400,
  /** params: value */
  fiscal_year_invalid: 400,
  /** params: entries */
  too_many_rows: 409,
  /** params: country */
  not_german: 409,
  /** params: subject */
  finding_unknown: 404,
  finding_unbookable: 409,
  finding_booked: 409,
  /** The closing needs words. */
  reason_needed: 400,
  /** No order of a site of the caller has this number, or this number with this code. params: order */
  order_unknown: 404,
  /** params: order */
  nothing_owed: 409,
  /** Nothing of the order is left or owed. params: order */
  nothing_to_pay: 409,
  /** The buyer has a part or all of the money already, from their bank or by the provider: a transfer would pay too much. params: order */
  disputed: 409,
  /** Another sum is owed than the one that was shown. params: amount, currency */
  owed_changed: 409,
  /** A transfer for the order waits for its second person. params: id */
  pay_out_waits: 409,
  /** Nobody else has the right. params: right */
  second_person_missing: staffErrors.second_person_missing,
  /** Somebody is paying it just now. params: order */
  being_paid: 409,
  /** The order has no direct debit for which this could be recorded. params: order */
  no_debit: 409,
  /** No account of a creditor is set for the site. */
  no_creditor: 409,
  /** Neither camt.053 nor camt.054. */
  statement_unreadable: 400,
  /** params: iban */
  other_account: 409,
} as const satisfies ErrorTable;
export type BooksErrorCode = keyof typeof booksErrors;
