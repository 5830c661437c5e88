import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { NotificationType } from '#features/account/contract/user.ts';
import type { getNotificationSettings } from '../contract/endpoints.ts';

export type Switches = ReplyOf<typeof getNotificationSettings>;

export const people = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
] as const satisfies readonly NotificationType[];
export const house = ['weekly_updates', 'reminders', 'news', 'promotions'] as const satisfies readonly NotificationType[];

const mailOnly: readonly NotificationType[] = ['unread_message_reminders', 'news', 'promotions'];

/** What is never sent by push. */
export const isMailOnly = (type: NotificationType): boolean => mailOnly.includes(type);

/** Advertising needs the consent besides its switch. */
export const isMailOn = ({ settings, promotions_consent }: Switches, type: NotificationType): boolean =>
  settings[type].mail && (type !== 'promotions' || promotions_consent);

/** As it will be when the server has been told. Other switches stay: their own calls may be on the way. */
export function withType(switches: Switches, type: NotificationType, on: boolean): Switches {
  return {
    settings: { ...switches.settings, [type]: { mail: on, push: on } },
    notifications_disabled: [...switches.notifications_disabled.filter((other) => other !== type), ...(on ? [] : [type])],
    promotions_consent: type === 'promotions' ? on : switches.promotions_consent,
  };
}
