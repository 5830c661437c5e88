import { createTranslator } from 'use-intl/core';
import { type Language, regionalLocale } from '#platform/contract/languages.ts';
import { isDay } from '#platform/contract/time.ts';
import type { Messages } from '../messages/de.ts';
import type { MailContent, MailKind } from './mail-order.ts';

interface LetterLink {
  readonly label: string;
  readonly link: string;
}

/** The words of a mail, in the order in which they are read. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  /** Its paragraphs. */
  readonly body: readonly string[];
  readonly button: LetterLink;
  /** Below the button, in a smaller voice. */
  readonly remarks: readonly string[];
  readonly copyLink: string;
  /** Why this person gets this mail, and where to ask. */
  readonly footer: readonly string[];
  /** How to get no more of this type; none for mails about the account itself. */
  readonly leave: readonly LetterLink[];
}

export interface Sender {
  readonly name: string;
  readonly support_email: string;
  /** IANA name: in it the days of the mail are meant. */
  readonly timeZone: string;
}

/** Whole addresses that end mails of this type. */
export interface LeaveLinks {
  readonly unsubscribe: string;
  readonly settings: string;
}

/** What stands below the button, by kind. */
const remarks = {
  activation: ['link_hours', 'activation.ignore'],
  activation_reminder: ['link_hours', 'activation_reminder.ignore'],
  known_address: ['known_address.ignore'],
  deleted_address: ['deleted_address.ignore'],
  password_reset: ['link_hours', 'password_reset.ignore'],
  password_changed: ['password_changed.ignore'],
  mail_change: ['link_hours', 'mail_change.ignore'],
  mail_changed: ['mail_changed.ignore'],
  deletion: ['deletion.ignore'],
  restored: ['restored.ignore'],
  data_export: ['data_export.expiry', 'data_export.ignore'],
  complaint: ['complaint.ignore'],
  photo_reminder: [],
  new_conversation: [],
  new_messages: [],
  new_likes: [],
  unread_reminder: [],
  weekly_update: [],
} as const satisfies Record<MailKind, readonly string[]>;

export function writeLetter(
  content: MailContent,
  sender: Sender,
  language: Language,
  messages: Messages,
  leave: LeaveLinks | null,
): Letter {
  const t = createTranslator({ locale: language, messages, timeZone: sender.timeZone });
  const { kind, params } = content;
  const words = { site: sender.name, ...wordsOf(params, language, sender.timeZone) };
  const news = kind === 'weekly_update' ? (['members', 'likes', 'messages'] as const).filter((part) => content.params[part] > 0) : [];
  return {
    subject: t(`${kind}.subject`, words),
    greeting: params.name === '' ? t('hello') : t('greeting', words),
    body: [t(`${kind}.body`, words), ...news.map((part) => t(`weekly_update.${part}`, words))],
    button: { label: t(`${kind}.button`, words), link: params.link },
    remarks: remarks[kind].map((remark) => t(remark, words)),
    copyLink: t('footer.copy_link'),
    footer: [
      t(leave === null ? 'footer.reason' : 'footer.reason_notification', words),
      t('footer.support', { email: sender.support_email }),
    ],
    leave:
      leave === null
        ? []
        : [
            { label: t('footer.unsubscribe'), link: leave.unsubscribe },
            { label: t('footer.settings'), link: leave.settings },
          ],
  };
}

/** What the placeholders of the words stand for. */
function wordsOf(params: MailContent['params'], language: Language, timeZone: string): Record<string, string | number> {
  const entries = Object.entries(params).map(([name, value]: [string, string | number]): [string, string | number] => {
    if (typeof value === 'number') return [name, value];
    if (name === 'name' || name === 'from') return [name, unlinked(value)];
    return [name, name === 'until' ? longDay(value, language, timeZone) : value];
  });
  return Object.fromEntries(entries);
}

/** Of a day, or of an instant the day at the site's place. */
function longDay(iso: string, language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(regionalLocale(language, null), { dateStyle: 'long', timeZone: isDay(iso) ? 'UTC' : timeZone });
  return format.format(new Date(iso));
}

/**
 * Anybody can sign up somebody else's address under any name: mail programs make links of what looks like an address,
 * and our mail must not carry a stranger's link.
 */
const unlinked = (name: string): string => name.replace(/[:/@\s]+|\.(?=\S)/g, ' ');
