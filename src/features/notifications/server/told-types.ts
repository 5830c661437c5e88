import type { NotificationType } from '#features/account/contract/user.ts';

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** Types of which the house itself tells, with the time in ms between two mails to one member. */
const gaps = {
  new_conversations: 10 * minute,
  new_messages: 30 * minute,
  like: 4 * hour,
  unread_message_reminders: day,
  weekly_updates: 7 * day,
  // Each of them is expected once.
  reminders: 0,
} as const satisfies Partial<Record<NotificationType, number>>;

export type ToldType = keyof typeof gaps;

export const isToldType = (type: string): type is ToldType => Object.hasOwn(gaps, type);

/** Mails of all types together within 24 hours. */
const mostADay = 10;

/** A mail that went out. */
export interface SentMail {
  readonly type: string;
  readonly at: Date;
}

/** When a mail of the type may go, in ms; it may go now if that is not later than now. `sent`: the newest first. */
export function freeAt(type: ToldType, sent: readonly SentMail[]): number {
  const ofType = sent.find((mail) => mail.type === type);
  const ofDay = sent[mostADay - 1];
  return Math.max(ofType ? ofType.at.getTime() + gaps[type] : 0, ofDay ? ofDay.at.getTime() + day : 0);
}
