interface NotificationRow {
  /** Whether the news is about people or about the site: each group has its own part of the settings. */
  readonly group: 'people' | 'house';
  /** False: by mail alone. */
  readonly push: boolean;
}

/**
 * All notification types, in the order of the settings, where each has its switch. For a new row, the compiler demands all other
 * required parts: docs/how-to/add-a-notification-type.md.
 */
export const notifications = {
  new_conversations: { group: 'people', push: true },
  new_messages: { group: 'people', push: true },
  like: { group: 'people', push: true },
  unread_message_reminders: { group: 'people', push: false },
  weekly_updates: { group: 'house', push: true },
  reminders: { group: 'house', push: true },
  news: { group: 'house', push: false },
  promotions: { group: 'house', push: false },
} as const satisfies Readonly<Record<string, NotificationRow>>;
export type NotificationType = keyof typeof notifications;
export const notificationTypes = Object.keys(notifications) as NotificationType[];
/** The types that can also be sent by push. */
export type PushedType = { [Type in NotificationType]: (typeof notifications)[Type]['push'] extends true ? Type : never }[NotificationType];

export const isMailOnly = (type: NotificationType): boolean => !notifications[type].push;

/** The types of which a member gets nothing any more; `isPushed`: whether any browser of theirs gets pushes. */
export const disabledTypes = (
  { mailOff, pushOff }: { readonly mailOff: readonly string[]; readonly pushOff: readonly string[] },
  isPushed: boolean,
): NotificationType[] =>
  notificationTypes.filter((type) => mailOff.includes(type) && (pushOff.includes(type) || isMailOnly(type) || !isPushed));

/** `make` for every type, by name. */
export const eachNotification = <Made>(make: (type: NotificationType) => Made): Record<NotificationType, Made> =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(notificationTypes.map((type) => [type, make(type)])) as Record<NotificationType, Made>;
