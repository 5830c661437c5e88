import type { NotificationType } from '#features/account/contract/user.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;

/** Types of which the house itself tells, with the time in ms between two mails, or two pushes, to one member. */
const gaps = {
  new_conversations: 10 * minute,
  new_messages: 30 * minute,
  like: 4 * hour,
  unread_message_reminders: day,
  weekly_updates: 7 * day,
  // Each of them is expected once.
  reminders: 0,
  push_messages: 3 * second,
  push_likes: 30 * second,
} as const satisfies Partial<Record<NotificationType | PushType, number>>;

export type ToldType = keyof typeof gaps;

/** What is told by push, of whatever happens in the two types of messages, or in likes. */
type PushType = 'push_messages' | 'push_likes';

export const isPushType = (type: string): type is PushType => type === 'push_messages' || type === 'push_likes';

export const isToldType = (type: string): type is ToldType => Object.hasOwn(gaps, type);

/** Mails of all types together within 24 hours. */
const mostADay = 10;

/** A mail that went out, or the last push of its kind. */
export interface Sent {
  readonly type: string;
  readonly at: Date;
}

/** When a mail or push of the type may go, in ms; it may go now if that is not later than now. `sent`: the newest first. */
export function freeAt(type: ToldType, sent: readonly Sent[]): number {
  const ofType = sent.find((one) => one.type === type);
  const ofDay = isPushType(type) ? undefined : sent.filter((one) => !isPushType(one.type))[mostADay - 1];
  return Math.max(ofType ? ofType.at.getTime() + gaps[type] : 0, ofDay ? ofDay.at.getTime() + day : 0);
}
