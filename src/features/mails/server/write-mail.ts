import { moneyText } from '#platform/contract/money.ts';
import { isolated, isolatedAll } from '#platform/contract/text/text.ts';
import { createTranslator } from 'use-intl/core';
import { writtenDate } from '#platform/contract/written-date.ts';
import { isDay } from '#platform/contract/time.ts';
import type { Messages } from '../messages/de.ts';
import type { MailPerson } from './mail-person.ts';
import { absentParams, type MailContent, type MailKind } from './mail-order.ts';

interface MailLink {
  readonly label: string;
  readonly link: string;
}

/** A part of a legal text that belongs into a mail. */
export interface MailPassage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The texts of a mail, in reading order. */
export interface MailText {
  readonly subject: string;
  readonly greeting: string;
  /** "Thea, 52 · Leipzig": no sentence, since a town's name changes with its case in some languages. Null: without. */
  readonly personLine: string | null;
  /** Paragraphs. */
  readonly body: readonly string[];
  readonly button: MailLink;
  /** Legal texts below the small print. */
  readonly passages: readonly MailPassage[];
  /** Small print below the button. */
  readonly remarks: readonly string[];
  readonly copyLink: string;
  /** Why the reader gets this mail, and the support address. */
  readonly footer: readonly string[];
  /** Links to unsubscribe; empty for mails about the account itself. */
  readonly unsubscribeLinks: readonly MailLink[];
}

export interface Sender {
  readonly name: string;
  readonly support_email: string;
  /** IANA name; days in the mail are in this time zone. */
  readonly timeZone: string;
}

/** Absolute addresses to turn off mails of this type. */
export interface UnsubscribeLinks {
  readonly unsubscribe: string;
  readonly settings: string;
}

/** Text keys of the remarks below the button, by kind. */
const remarks = {
  activation: ['link_hours', 'activation.ignore'],
  activation_reminder: ['link_hours', 'activation_reminder.ignore'],
  known_address: ['known_address.ignore'],
  deleted_address: ['deleted_address.ignore'],
  password_reset: ['link_hours', 'password_reset.ignore'],
  staff_invited: ['link_hours', 'staff_invited.ignore'],
  staff_access: ['staff_access.ignore'],
  staff_request_ended: [],
  staff_log_head: [],
  staff_log_broken: [],
  books_open: [],
  password_changed: ['password_changed.ignore'],
  factor_changed: ['factor_changed.ignore'],
  mail_change: ['link_hours', 'mail_change.ignore'],
  mail_changed: ['mail_changed.ignore'],
  deletion: ['deletion.ignore'],
  site_closes: ['site_closes.money'],
  terms_changed: ['terms_changed.rights'],
  restored: ['restored.ignore'],
  data_export: ['data_export.expiry', 'data_export.ignore'],
  complaint: ['complaint.ignore'],
  notice: ['notice.ignore'],
  notice_arrived: [],
  notice_due: [],
  decision: [],
  appeal_received: [],
  appeal_decided: [],
  report_decided: [],
  report_reviewed: [],
  fraud_warning: ['fraud_warning.todo', 'fraud_warning.help'],
  case_answer: ['case_answer.again'],
  staff_message: ['staff_message.ignore'],
  mail_corrected: ['mail_corrected.ignore'],
  cases_urgent: [],
  debit_notice: ['debit_notice.details', 'debit_notice.ignore'],
  debit_moved: ['debit_notice.details', 'debit_notice.ignore'],
  order_confirmation: [],
  order_placed: ['order_placed.ignore'],
  withdrawal: ['withdrawal.ignore'],
  cancellation: ['cancellation.ignore'],
  withdrawal_owner: ['withdrawal_owner.ignore'],
  withdrawal_ended: ['withdrawal_ended.ignore'],
  refund_paid: ['refund_paid.ignore'],
  refund_returned: ['refund_returned.ignore'],
  withdrawal_waits: ['withdrawal_waits.how'],
  photo_reminder: [],
  new_conversation: [],
  new_messages: [],
  new_likes: [],
  unread_reminder: [],
  weekly_update: [],
} as const satisfies Record<MailKind, readonly string[]>;

interface Given {
  readonly unsubscribeLinks: UnsubscribeLinks | null;
  readonly passages: readonly MailPassage[];
  /** Null: the mail is about nobody in particular. */
  readonly person: MailPerson | null;
}

export function writeMailText(
  content: MailContent,
  sender: Sender,
  locale: string,
  messages: Messages,
  { unsubscribeLinks, passages, person }: Given,
): MailText {
  const t = createTranslator({ locale, messages, timeZone: sender.timeZone });
  const { kind, params } = content;
  const textParams = isolatedAll({ site: sender.name, ...absentParams, ...textParamsOf(params, locale, sender.timeZone) });
  const unnamed = person !== null && person.details === null ? unnamedKinds.find((one) => one === kind) : undefined;
  const weeklyParts =
    kind === 'weekly_update' ? (['members', 'likes', 'messages'] as const).filter((part) => content.params[part] > 0) : [];
  const orderParts =
    kind === 'order_confirmation'
      ? (['bought', 'trader', 'consent', 'attached'] as const).filter((part) => part !== 'consent' || content.params.consent !== '')
      : [];
  const refundParts =
    kind === 'refund_paid'
      ? (['why', 'reversal'] as const).filter((part) => content.params[part === 'why' ? 'cause' : part] !== 'none')
      : [];
  return {
    subject: unnamed ? t(`unnamed.${unnamed}.subject`, textParams) : t(`${kind}.subject`, textParams),
    greeting: params.name === '' ? t('hello') : t('greeting', textParams),
    body: [
      unnamed === 'new_conversation' || unnamed === 'unread_reminder'
        ? t(`unnamed.${unnamed}.body`, textParams)
        : t(`${kind}.body`, textParams),
      ...weeklyParts.map((part) => t(`weekly_update.${part}`, textParams)),
      ...(kind === 'terms_changed' && content.params.words !== '' ? [t('terms_changed.what'), ...paragraphsOf(content.params.words)] : []),
      ...(kind === 'case_answer' || kind === 'staff_message' ? paragraphsOf(content.params.words) : []),
      ...refundParts.map((part) => t(`refund_paid.${part}`, textParams)),
      ...orderParts.map((part) => t(`order_confirmation.${part}`, textParams)),
    ],
    personLine: person?.details ? lineOf(person.details) : null,
    button: { label: t(`${kind}.button`, textParams), link: params.link },
    remarks: remarks[kind].map((remark) => t(remark, textParams)),
    passages,
    copyLink: t('footer.copy_link'),
    footer: [
      t(unsubscribeLinks === null ? 'footer.reason' : 'footer.reason_notification', textParams),
      t('footer.support', { email: sender.support_email }),
    ],
    unsubscribeLinks:
      unsubscribeLinks === null
        ? []
        : [
            { label: t('footer.unsubscribe'), link: unsubscribeLinks.unsubscribe },
            { label: t('footer.settings'), link: unsubscribeLinks.settings },
          ],
  };
}

/** Each line with words, as in the text of whoever wrote it. */
const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Kinds that name a member, who may not want that. */
const unnamedKinds = ['new_conversation', 'new_messages', 'new_likes', 'unread_reminder'] as const;

const lineOf = ({ name, age, town }: NonNullable<MailPerson['details']>): string =>
  [`${isolated(withoutLinks(name))}, ${age}`, ...(town === null ? [] : [isolated(withoutLinks(town))])].join(' · ');

/** Values of the placeholders. */
function textParamsOf(params: MailContent['params'], locale: string, timeZone: string): Record<string, string | number> {
  const entries = Object.entries(params).map(([name, value]: [string, string | number]): [string, string | number] => {
    if (name === 'cents') return ['amount', moneyText({ amount: Number(value), currency: 'EUR' }, locale)];
    if (typeof value === 'number') return [name, value];
    if (name === 'at') return [name, longInstant(value, locale, timeZone)];
    if (name === 'name' || name === 'from' || name === 'person' || name === 'order') return [name, withoutLinks(value)];
    return [name, name === 'until' || name === 'begins' ? longDay(value, locale, timeZone) : value];
  });
  return Object.fromEntries(entries);
}

/** A day in long format; instants are converted to the day in the site's time zone. */
function longDay(iso: string, locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: isDay(iso) ? 'UTC' : timeZone });
  return writtenDate(format.format(new Date(iso)), locale);
}

/** To the second, with the name of the time zone. */
function longInstant(iso: string, locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone });
  return writtenDate(format.format(new Date(iso)), locale);
}

/**
 * Anybody can sign up with another person's address and any name. Mail programs turn text that looks like an address into
 * a link, and our mails must not carry such links.
 */
const withoutLinks = (name: string): string => name.replace(/[:/@\s]+|\.(?=\S)/g, ' ');
