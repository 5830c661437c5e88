import type { Failure } from '../../../src/platform/contract/result.ts';
import type { FinishRefusal } from '#features/orders/server/index.ts';
import type { BooksRefusal } from '#features/accounting/server/index.ts';

export type Refusal = BooksRefusal | FinishRefusal | 'file_unreadable' | 'not_german';

/** Why nothing was written, and what to do about it. */
const sentences: Readonly<Record<Refusal, string>> = {
  company_needed: 'There are several companies: select one with --company ({companies}).',
  company_unknown: 'There is no company "{company}": there are {companies}.',
  day_invalid: '--{option} must be a day such as 2026-03-31, not "{value}".',
  period_backwards: 'The period ends ({to}) before it begins ({from}).',
  period_not_over: '{to} is not over yet: only past days do not change any more.',
  quarter_invalid: '--oss must be a quarter such as 2026-Q3, not "{value}".',
  rates_invalid: 'The file of --rates is not as the European Central Bank writes it (eurofxref-hist.csv): {value}.',
  rate_missing:
    'There is no rate of {currency} for {day}: give a file of the European Central Bank that has it with --rates eurofxref-hist.csv.',
  accounts_invalid: 'The file of --accounts cannot be used: {value}.',
  number_invalid: '--{option} must be a number from {min} to {max}, not "{value}".',
  fiscal_year_invalid: 'The period must lie in one fiscal year, and {value} is not its first day: give the first day with --fiscal-year.',
  too_many_rows: 'DATEV takes 99999 lines in one batch, and these are {entries}: choose a shorter period.',
  not_german:
    'The company is in {country}: the form of the BZSt is for companies in Germany. Without --bzst the return is written to be typed in.',
  finding_unknown: '{subject} is no open finding: npm run books -- --reconcile prints them.',
  finding_booked: '{subject} is booked already.',
  finding_unbookable:
    '{subject} cannot be booked like this: it has no paid order in its currency whose buyer still has an account, exceeds the payment, or is charged back already. Refund a payment of another sum on the pages of the provider, which ends its order.',
  booking_invalid: '--as must be refund, chargeback or fee, not "{value}".',
  order_invalid: '"{value}" is no order number: write it as E-17.',
  code_wrong: 'There is no order {value}: the code at its end is that of another one. Of a deleted account, give the number without it.',
  nothing_owed: 'Nothing is owed of order E-{order}.',
  nothing_to_pay: 'Nothing is left of order E-{order}.',
  disputed:
    'The buyer already has a part or all of the money of order E-{order}, from their bank or from refunds on the pages of the provider: with a transfer they would have more than they paid.',
  being_paid: 'A payment of the debt of order E-{order} is pending: wait for it.',
  withdrawal_unknown: 'There is no open withdrawal {number}: npm run books -- --open prints the open ones.',
  order_unknown: 'There is no order {order} on the site of that withdrawal.',
  reason_needed: 'Give the reason after --end: the sender gets these words by mail.',
  file_unreadable: 'The file {name} cannot be read.',
};

export const sentenceOf = ({ code, params }: Failure<Refusal>): string =>
  sentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
