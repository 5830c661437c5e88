import type { Static } from 'typebox';
import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { SiteIdSchema, UserIdSchema } from '#platform/contract/id-schemas.ts';
import { languages } from '#platform/contract/languages.ts';
import { notificationTypes } from '../contract/notification-types.ts';

const name = Type.String();
const link = Type.String();
const day = Type.String();
const count = Type.Integer();
/**
 * A text that mails of an older release lack, which wait in the queue for days: without it they have one of `absentParams`. So has
 * every one that is added to a kind.
 */
const added = Type.Optional(Type.String());

/** Changes of the factors that protect a member's login. */
const factorChanges = ['passkey_added', 'passkey_removed', 'authenticator_on', 'authenticator_off', 'recovery_codes_renewed'] as const;
export type FactorChange = (typeof factorChanges)[number];

/** Before a direct debit: `cents` of the euro, day of collection, account, order, mandate and creditor. */
const debit = Type.Object({
  name,
  link,
  cents: count,
  until: day,
  account: Type.String(),
  order: added,
  reference: Type.String(),
  creditor: Type.String(),
});

/** By kind of mail: what its words need. Links are whole addresses, days ISO 8601. */
const mailParams = {
  activation: Type.Object({ name, link, hours: count }),
  /** A day later, with a new link. */
  activation_reminder: Type.Object({ name, link, hours: count }),
  /** Somebody signed up, or changed their address, to one that has an account. */
  known_address: Type.Object({ name, link }),
  /** The same, and the account is deleted but can still come back. */
  deleted_address: Type.Object({ name, link, until: day }),
  password_reset: Type.Object({ name, link, hours: count }),
  /** To somebody who will work in the back office. */
  staff_invited: Type.Object({ name, link, hours: count }),
  /** To owners. `what`: `reset` by two persons, `reset_by_command`, or `owner_by_command`; `person`: whose access it is. */
  staff_access: Type.Object({ name, link, person: Type.String(), what: OneOf(['reset', 'reset_by_command', 'owner_by_command']) }),
  /** To whoever asked a second person. */
  staff_request_ended: Type.Object({ name, link, id: Type.String(), how: OneOf(['refused', 'lapsed']) }),
  /** To owners, each night: the newest row of the log of staff, signed. */
  staff_log_head: Type.Object({ name, link, n: Type.String(), hash: Type.String(), signature: Type.String() }),
  /** To owners, once for each break. */
  staff_log_broken: Type.Object({ name, link, n: Type.String() }),
  /** `ended`: `all` sessions, or `others` than the one in which it was changed. */
  /** To whoever closes findings, each day while there are any: `n` findings, `wrong` equations of the books that do not hold. */
  books_open: Type.Object({ name, link, n: count, wrong: count }),
  password_changed: Type.Object({ name, link, ended: added }),
  factor_changed: Type.Object({ name, link, what: OneOf(factorChanges) }),
  /** To the new address. */
  mail_change: Type.Object({ name, link, hours: count }),
  /** To the old address, after the change. */
  mail_changed: Type.Object({ name, link, email: Type.String() }),
  deletion: Type.Object({ name, link, until: day }),
  /** To every member of a site that closes; `until`: its last day. */
  site_closes: Type.Object({ name, link, until: day }),
  /** `begins`: from when they apply; `words`: what changes, in the operator's words; `asks`: `yes` if members have to agree. */
  terms_changed: Type.Object({ name, link, begins: day, words: Type.String(), asks: OneOf(['yes', 'no']) }),
  restored: Type.Object({ name, link }),
  data_export: Type.Object({ name, link, until: day }),
  complaint: Type.Object({ name, link, number: Type.String() }),
  /** Receipt of a notice about illegal content; `until`: when it is decided. */
  notice: Type.Object({ name, link, number: Type.String(), until: day }),
  /** The same, to the operator. */
  notice_arrived: Type.Object({ name, link, number: Type.String(), until: day }),
  /** To the operator, before the time to decide is over. */
  notice_due: Type.Object({ name, link, number: Type.String(), until: day }),
  /** A decision about the reader, with its letter; `number`: of the decision. */
  decision: Type.Object({ name, link, number: Type.String() }),
  /** `until`: by when it is answered. */
  appeal_received: Type.Object({ name, link, number: Type.String(), until: day }),
  /** `outcome`: `restore` or `uphold`; `answer`: the number of the decision that has the words; `reader`: `member` or `reporter`. */
  appeal_decided: Type.Object({ name, link, number: Type.String(), outcome: Type.String(), answer: Type.String(), reader: Type.String() }),
  /** To whoever reported; `number`: of the report or notice; `outcome`: `acted` or `dismissed`; `until`: to appeal. */
  report_decided: Type.Object({ name, link, number: Type.String(), outcome: Type.String(), until: day, warning: added }),
  /** To whoever reported, when an appeal has lifted what was done. */
  report_reviewed: Type.Object({ name, link, number: Type.String() }),
  /** To whoever got messages of a profile that was removed for fraud: `from`; `credits`: given back; `help`: an address. */
  fraud_warning: Type.Object({ name, link, from: name, credits: count, help: link }),
  /** What staff answer to a complaint or a request; `words`: theirs. */
  case_answer: Type.Object({ name, link, number: Type.String(), words: Type.String() }),
  /** What staff write to one member in the name of the site; `words`: as they are sent. */
  staff_message: Type.Object({ name, link, words: Type.String() }),
  /** To the new address, after staff corrected it. */
  mail_corrected: Type.Object({ name, link }),
  /** To staff; `stage`: `arrived`, `half` of the time is over, or `overdue`. */
  cases_urgent: Type.Object({ name, link, numbers: Type.String(), n: count, stage: Type.String() }),
  debit_notice: debit,
  /** Instead of the day that was announced first. */
  debit_moved: debit,
  /** That the contract of a paid order is made, with all that has to be said of it; `consent`: to start at once, empty without. */
  /** `at`: when the contract was made; `ordered`: when the buyer agreed to the terms. */
  order_confirmation: Type.Object({
    name,
    link,
    order: Type.String(),
    at: Type.String(),
    ordered: added,
    item: Type.String(),
    amount: Type.String(),
    vat: Type.String(),
    rate: Type.String(),
    trader: Type.String(),
    consent: Type.String(),
    invoice: Type.String(),
    country: Type.String(),
  }),
  /** The receipt of an order that waits for its payment. */
  order_placed: Type.Object({ name, link, order: Type.String(), at: Type.String(), item: Type.String(), amount: Type.String() }),
  /** `order`: in the sender's own words; `at`: the second in which it was received; `step`: `confirm`, or `none` of a member. */
  withdrawal: Type.Object({ name, link, number: Type.String(), order: Type.String(), at: Type.String(), step: added }),
  /** `ends`: when the cancelled contract ends. */
  cancellation: Type.Object({
    name,
    link,
    number: Type.String(),
    order: Type.String(),
    at: Type.String(),
    ends: Type.String(),
    step: added,
  }),
  /**
   * To the account's address, when another one was declared or the receipt has to wait; `what`: `withdrawal` or `cancellation`;
   * `step`: `deny` or `none`.
   */
  withdrawal_owner: Type.Object({
    name,
    from: name,
    link,
    number: Type.String(),
    order: Type.String(),
    at: Type.String(),
    until: day,
    what: Type.String(),
    step: Type.String(),
  }),
  /**
   * `result`: `refunded`, the reason for no refund, or `words` for a text of the operator; `sum`: the refunded amount, or `none` when
   * it is not stated.
   */
  withdrawal_ended: Type.Object({
    name,
    link,
    number: Type.String(),
    order: Type.String(),
    result: Type.String(),
    sum: Type.String(),
    words: Type.String(),
  }),
  /**
   * Money was paid back. `cause`: why, `words` for those of staff, or `none`; `way`: `transfer` by the company, or `same` as the payment;
   * `reversal`: number of the reverse invoice, which is attached, or `none`; `until`: by when the money has arrived.
   */
  refund_paid: Type.Object({
    name,
    link,
    order: Type.String(),
    sum: Type.String(),
    cause: Type.String(),
    words: Type.String(),
    way: Type.String(),
    reversal: Type.String(),
    until: day,
  }),
  /** The money did not arrive. `left`: `back` where credits or days came back, or `owed`. */
  refund_returned: Type.Object({ name, link, order: Type.String(), sum: Type.String(), left: Type.String() }),
  /** To the operator; `stage`: `arrived`, `waiting`, `urgent`; `until`: when the oldest one has to be paid back. */
  withdrawal_waits: Type.Object({ name, link, numbers: Type.String(), n: count, stage: Type.String(), until: day }),
  photo_reminder: Type.Object({ name, link }),
  /** `from`: who wrote first. */
  new_conversation: Type.Object({ name, link, from: name }),
  /** `from`: one of them. */
  new_messages: Type.Object({ name, link, from: name, messages: count, members: count }),
  new_likes: Type.Object({ name, link, from: name, likes: count }),
  unread_reminder: Type.Object({ name, link, from: name, messages: count }),
  /** The news for this member: fitting members, unseen likes, unread messages. */
  weekly_update: Type.Object({ name, link, members: count, likes: count, messages: count }),
};
/** The values that replace parameters which mails of an older release lack. */
export const absentParams = { order: '–', step: 'none', ended: 'others', warning: 'no' } as const;
type MailParams = typeof mailParams;
export type MailKind = keyof MailParams;

/** The kind of a mail, with the parameters of its texts. */
export type MailContent = { readonly [Kind in MailKind]: { readonly kind: Kind; readonly params: Static<MailParams[Kind]> } }[MailKind];

const Envelope = Type.Object({
  to: Type.String(),
  language: OneOf(languages),
  site: SiteIdSchema,
  /** `https://www.example.org`: where the brand's name leads. */
  origin: Type.String(),
  /** The notification that the mail's link switches off; mails about the account itself have none. */
  /** The member whom it is about. What it says of them is decided when it is sent. */
  about: Type.Optional(UserIdSchema),
  unsubscribe: Type.Optional(Type.Object({ user: UserIdSchema, type: OneOf(notificationTypes) })),
});

const Content = Type.Unsafe<MailContent>(
  Type.Union(Object.entries(mailParams).map(([kind, params]) => Type.Object({ kind: Type.Literal(kind), params }))),
);

/** A mail that somebody is to get: all that the process which sends it later has to know. */
export const MailOrder = Type.Intersect([Envelope, Content]);
export type MailOrder = Static<typeof MailOrder>;
