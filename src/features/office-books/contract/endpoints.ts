import * as Type from 'typebox';
import { errorsOf } from '#platform/contract/errors.ts';
import { ClientId, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { equationNames } from '#features/accounting/contract/equations.ts';
import { AskedApproval, SiteQuery } from '#features/staff/contract/schemas.ts';
import { booksErrors } from './errors.ts';
import { closings, exportKinds, orderActs, owedReasons } from './rules.ts';

const query = Type.Object(SiteQuery);
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

/** All equations in their order, each with at most twenty violations. */
const Check = Type.Object({
  at: Instant,
  /** How long it took. */
  milliseconds: Type.Integer(),
  equations: Type.Array(
    Type.Object({
      name: OneOf(equationNames),
      /** The equation as `npm run books -- --check` prints it. */
      equation: Type.String(),
      deviations: Type.Array(Type.Object({ subject: Type.String(), difference: Type.Number() })),
    }),
  ),
});

/** What the books of the company added up to at the last check, in minor units. */
const Figures = Type.Object({
  /** The amount that both sides of an equation have, of those that are about money. */
  sums: Type.Array(Type.Object({ name: OneOf(equationNames), currency: Currency, amount: Type.Integer() })),
  /** Sold and neither used nor taken back, without VAT: at the beginning of the month, what has changed it since, and now. */
  deferred: Type.Array(
    Type.Object({
      currency: Currency,
      before: Type.Integer(),
      sold: Type.Integer(),
      /** Credits that were spent or are void, and days of premium that have begun: at most 0, unless credits came back. */
      earned: Type.Integer(),
      others: Type.Integer(),
      open: Type.Integer(),
    }),
  ),
  /** Of the quarter, the highest first. `rate`: percent. */
  vat: Type.Array(Type.Object({ country: Type.String(), rate: Type.Number(), currency: Currency, amount: Type.Integer() })),
});

/** A difference between what a provider says and the books. `subject`: the name by which it is closed. */
const FindingRow = Type.Object({
  kind: Type.String(),
  provider: Type.String(),
  subject: Type.String(),
  order: Nullable(Id),
  event: Type.String(),
  /** Minor units. */
  amount: Type.Integer(),
  /** Empty: it has no sum. */
  currency: Type.String(),
  found_at: Nullable(Instant),
});

const BankFileRow = Type.Object({
  id: Id,
  kind: OneOf(['debits', 'refunds']),
  name: Type.String(),
  created_at: Instant,
  /** False: it is older than thirty days, and its content is gone. */
  kept: Type.Boolean(),
});

export const getBooks = endpoint({
  method: 'GET',
  path: 'admin/books.php',
  about:
    'The books: the last check of all equations, open findings of the company of the site, how far the reports of payouts were read, and the files for the bank.',
  access: { right: 'books.read' },
  query,
  reply: Type.Object({
    /** The company of the site first, then others of which the caller may read a site. */
    companies: Type.Array(Type.Object({ id: Id, name: Type.String(), country: Type.String(), today: Type.String() })),
    /** Null: never checked. */
    check: Nullable(Check),
    /** Null: not counted yet. */
    figures: Nullable(Figures),
    findings: Type.Array(FindingRow),
    /** Findings that were accepted and are booked nowhere: the books and the bank differ by them. */
    unbooked: Type.Array(Type.Object({ currency: Type.String(), count: Type.Integer(), amount: Type.Integer() })),
    payouts: Type.Array(Type.Object({ provider: Type.String(), last_day: Nullable(Type.String()), unbooked: Type.Integer() })),
    /** Null: the site collects no direct debits itself. */
    bank: Nullable(Type.Object({ files: Type.Array(BankFileRow) })),
  }),
  errors: {},
});

export const checkBooks = endpoint({
  method: 'POST',
  path: 'admin/books-check.php',
  about: 'Proves every equation of the books over the whole database, and keeps the result.',
  access: { right: 'books.export' },
  refusesUnknownFields: true,
  limit: 6,
  query,
  body: Type.Object({}),
  reply: Type.Object({ check: Check }),
  errors: {},
});

const exportQuery = Type.Object({
  ...SiteQuery,
  kind: OneOf(exportKinds),
  /** The first and the last day, in the time zone of the company; for an OSS return those of a quarter. */
  from: Type.String({ maxLength: 20 }),
  to: Type.String({ maxLength: 20 }),
  /** Without it that of the site. */
  company: Type.Optional(Id),
  /** Without it all in the journal, EUR for DATEV. */
  currency: Type.Optional(Currency),
  /** For DATEV: the numbers of the consultant and of the client, and the first day of the fiscal year. */
  consultant: Type.Optional(Type.String({ maxLength: 20 })),
  client: Type.Optional(Type.String({ maxLength: 20 })),
  fiscal_year: Type.Optional(Day),
});
const exportErrors = errorsOf(
  booksErrors,
  'day_invalid',
  'company_unknown',
  'company_needed',
  'period_backwards',
  'period_not_over',
  'quarter_invalid',
  'rates_invalid',
  'rate_missing',
  'accounts_invalid',
  'number_invalid',
  'fiscal_year_invalid',
  'too_many_rows',
  'not_german',
);
/** DATEV is in Windows-1252, the others in UTF-8. */
const file = { type: 'application/octet-stream', name: 'books.csv' } as const;

export const exportBooks = endpoint({
  method: 'GET',
  path: 'admin/books-export.php',
  about:
    'A file for the accountant, byte for byte that of `npm run books`: the journal, a DATEV batch, or the OSS return and its forms. Only days that are over. Each export is a row of the log.',
  access: { right: 'books.export' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 20,
  query: exportQuery,
  file,
  reply: Type.Unknown(),
  errors: exportErrors,
});

export const exportBooksWith = endpoint({
  method: 'POST',
  path: 'admin/books-export.php',
  about: 'The same with the contents of files: exchange rates of the European Central Bank (CSV), accounts for DATEV (JSON).',
  access: { right: 'books.export' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 20,
  query: exportQuery,
  body: Type.Object({
    rates: Type.Optional(Type.String({ maxLength: 200_000 })),
    accounts: Type.Optional(Type.String({ maxLength: 20_000 })),
  }),
  file,
  reply: Type.Unknown(),
  errors: exportErrors,
});

export const closeFinding = endpoint({
  method: 'POST',
  path: 'admin/books-finding.php',
  about:
    'Closes a finding for good with a reason in words: `accepted` after a look, or booked as a refund, a chargeback or a fee. A finding that is closed already stays as it is.',
  access: { right: 'books.export' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    subject: Type.String({ minLength: 1, maxLength: 200 }),
    as: OneOf(closings),
    reason: Type.String({ maxLength: 8000 }),
  }),
  reply: Type.Object({ closed: Type.Literal(true) }),
  errors: errorsOf(booksErrors, 'finding_unknown', 'finding_unbookable', 'finding_booked', 'reason_needed', 'too_many_words'),
});

export const recordOrder = endpoint({
  method: 'POST',
  path: 'admin/books-order.php',
  about:
    'Records something about an order with a reason in words, as `npm run books -- --write-off` and `npm run sepa -- --returned` or `--settled` do: its debt is written off, the bank returned its direct debit, or a returned debit was paid in another way. The bank returns only debits that are in one of its files or collected. Recording a return or a settlement again changes nothing.',
  access: { right: 'books.export' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    order: Id,
    /** The four characters at the end of its number, which catch a wrong digit; the order of a deleted member has none. */
    code: Type.Optional(Type.String({ pattern: '^[0-9A-Z]{4}$' })),
    act: OneOf(orderActs),
    reason: Type.String({ maxLength: 8000 }),
  }),
  reply: Type.Object({ recorded: Type.Literal(true) }),
  errors: errorsOf(booksErrors, 'order_unknown', 'nothing_owed', 'being_paid', 'no_debit', 'reason_needed', 'too_many_words'),
});

/** An order of which money waits for a transfer, because its payment method does not pay it back. */
const OwedRow = Type.Object({
  order: Id,
  /** Such as `E-10482-7K2M`; without its end once the buyer is gone. */
  number: Type.String(),
  /** Null: the buyer is gone. */
  member: Nullable(Id),
  site: Id,
  /** Null: the buyer has got the money meanwhile, from their bank or by the provider, and nothing is to be transferred. */
  amount: Nullable(Money),
  provider: Type.String(),
  why: OneOf(owedReasons),
  /** What is owed, also where nothing is to be transferred. */
  owed: Money,
  /** What the buyer would have beyond the price of the order with it; null: nothing. */
  excess: Nullable(Money),
  /** A payout report has that the provider paid all of it: `pay-out.php` only books it, and nothing is to be transferred. */
  reported: Type.Boolean(),
  /** The part of it that reports have as paid: `pay-out.php` books it with the rest, and only the rest is to be transferred. */
  reported_amount: Nullable(Money),
  since: Instant,
  /** Until when the buyer's address is kept, to ask for a bank account; null where the account does not end. */
  until: Nullable(Instant),
  /** The request that waits for its second person. */
  approval: Nullable(Id),
});

export const getOwed = endpoint({
  method: 'GET',
  path: 'admin/books-owed.php',
  about:
    'Money that waits for a transfer by hand, of all sites of the caller’s companies, the longest first, at most a hundred: refunds that came back or that their provider does not take, and what is left of accounts that have ended.',
  access: { right: 'books.read' },
  query,
  reply: Type.Object({ owed: Type.Array(OwedRow) }),
  errors: {},
});

export const payOut = endpoint({
  method: 'POST',
  path: 'admin/pay-out.php',
  about:
    'Notes a transfer for an order of `books-owed.php`; for any other there is `nothing_to_pay`. It always waits for a second person, whose yes books it; pay when it is booked. `amount`, in minor units, has to be what `books-owed.php` says now, as has `reported`. What the payment method can pay back is refunded by `refund.php`. Repeated calls with one `client_id` ask once. `reason` is part of the data export of the buyer.',
  access: { right: 'books.export' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    order: Id,
    /** The four characters at the end of its number, which catch a wrong digit; the order of a deleted member has none. */
    code: Type.Optional(Type.String({ pattern: '^[0-9A-Z]{4}$' })),
    amount: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    /** `reported_amount` in minor units: only the rest is to be transferred. Without it: nothing is reported. */
    reported: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    reason: Type.String({ maxLength: 8000 }),
    client_id: ClientId,
  }),
  reply: Type.Object({ approval: AskedApproval }),
  errors: errorsOf(
    booksErrors,
    'order_unknown',
    'nothing_to_pay',
    'disputed',
    'owed_changed',
    'pay_out_waits',
    'second_person_missing',
    'reason_needed',
    'too_many_words',
  ),
});

export const comparePayouts = endpoint({
  method: 'POST',
  path: 'admin/books-payouts.php',
  about: 'Reads the providers’ reports of a day that is over, books them, and compares all payouts with the books.',
  access: { right: 'books.export' },
  refusesUnknownFields: true,
  limit: 6,
  query,
  /** Without a day: yesterday in UTC. */
  body: Type.Object({ day: Type.Optional(Type.String({ maxLength: 20 })) }),
  reply: Type.Object({
    day: Type.String(),
    /** `items` null: the provider could not be reached. */
    providers: Type.Array(Type.Object({ name: Type.String(), items: Nullable(Type.Integer()) })),
    findings: Type.Array(FindingRow),
  }),
  errors: errorsOf(booksErrors, 'day_invalid', 'period_not_over'),
});

export const makeBankFiles = endpoint({
  method: 'POST',
  path: 'admin/bank-files-make.php',
  about:
    'Makes the files for the bank of all debits and refunds of the site that are in no file yet. Each is in exactly one file, so a repeated call makes none.',
  access: { right: 'books.export' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 10,
  query,
  body: Type.Object({}),
  reply: Type.Object({ files: Type.Array(BankFileRow) }),
  errors: errorsOf(booksErrors, 'no_creditor'),
});

export const getBankFile = endpoint({
  method: 'GET',
  path: 'admin/bank-file.php',
  about: 'A file for the bank, unchanged, for thirty days. It names members and their accounts, so each download is a row of the log.',
  access: { right: 'books.export' },
  stepUp: true,
  limit: 30,
  query: Type.Object({ ...SiteQuery, id: Id }),
  file: { type: 'application/xml; charset=utf-8', name: 'bank-file.xml' },
  reply: Type.Unknown(),
  errors: errorsOf(booksErrors, 'no_creditor'),
});

export const importStatement = endpoint({
  method: 'POST',
  path: 'admin/bank-statement.php',
  about:
    'Books a statement of the bank (camt.053 or camt.054, as XML) about direct debits: collected, returned, refunds paid and sent back. A line that comes twice counts once.',
  access: { right: 'books.export' },
  stepUp: true,
  limit: 10,
  query,
  upload: true,
  body: Type.Object({}),
  reply: Type.Object({
    collected: Type.Integer(),
    refunded: Type.Integer(),
    /** Lines about something else. */
    others: Type.Integer(),
    returned: Type.Array(Type.Object({ order: Id, reason: Type.String() })),
    /** Orders whose refund came back. */
    bounced: Type.Array(Id),
    findings: Type.Array(FindingRow),
  }),
  errors: errorsOf(booksErrors, 'no_creditor', 'statement_unreadable', 'other_account'),
});
