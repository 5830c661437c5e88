import type { NotificationType, PushedType } from '#features/mails/contract/notification-types.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;

/** How each type is pushed: at once as a `push_…` kind of its own, or under its own name, in place of its mail. */
const pushedAs = {
  new_conversations: 'push_messages',
  new_messages: 'push_messages',
  like: 'push_likes',
  weekly_updates: 'weekly_updates',
  reminders: 'reminders',
} as const satisfies Record<PushedType, NotificationType | `push_${string}`>;

/** Kinds that exist as pushes only. */
type PushType = Exclude<(typeof pushedAs)[PushedType], NotificationType>;

/** Minimum ms between two mails, or two pushes, to one member. Null: never sent automatically. */
const minIntervals = {
  new_conversations: 10 * minute,
  new_messages: 30 * minute,
  like: 4 * hour,
  unread_message_reminders: day,
  weekly_updates: 7 * day,
  // Each reminder is scheduled only once.
  reminders: 0,
  news: null,
  promotions: null,
  push_messages: 3 * second,
  push_likes: 30 * second,
} as const satisfies Record<NotificationType | PushType, number | null>;

/** Notifications that are sent automatically, by mail or by push. */
export type NotificationKind = {
  [Type in keyof typeof minIntervals]: (typeof minIntervals)[Type] extends number ? Type : never;
}[keyof typeof minIntervals];

export const isPushType = (type: string): type is PushType =>
  !Object.hasOwn(pushedAs, type) && Object.values(pushedAs).some((push) => push === type);

export const isNotificationKind = (type: string): type is NotificationKind =>
  Object.entries(minIntervals).some(([kind, interval]) => kind === type && interval !== null);

/** Maximum mails of all types together within 24 hours. */
const maxMailsPerDay = 10;

/** A mail that was sent, or the last push of its kind. */
export interface SentNotification {
  readonly type: string;
  readonly at: Date;
}

/** The earliest time at which a notification of the kind may be sent, in ms; it may be in the past. `sent`: newest first. */
export function allowedFrom(kind: NotificationKind, sent: readonly SentNotification[]): number {
  const lastOfKind = sent.find((one) => one.type === kind);
  const limiting = isPushType(kind) ? undefined : sent.filter((one) => !isPushType(one.type))[maxMailsPerDay - 1];
  return Math.max(lastOfKind ? lastOfKind.at.getTime() + minIntervals[kind] : 0, limiting ? limiting.at.getTime() + day : 0);
}
