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

export type Channel = 'mail' | 'push';

/** Advertising needs the consent besides its switch, and is mailed only. */
export const isOn = (switches: Switches, type: NotificationType, channel: Channel): boolean =>
  channel === 'mail' ? isMailOn(switches, type) : switches.settings[type].push && !isMailOnly(type);

/**
 * Which channels a switch changes. Where no browser gets pushes, or the type is never pushed, the switch of mails is that
 * of the whole type: what is off by mail is off.
 */
export function changed(type: NotificationType, channel: Channel, on: boolean, hasPush: boolean): { mail?: boolean; push?: boolean } {
  return hasPush && !isMailOnly(type) ? { [channel]: on } : { mail: on, push: on };
}

/** As it will be when the server has been told. Other switches stay: their own calls may be on the way. */
export function withType(
  switches: Switches,
  type: NotificationType,
  changes: { readonly mail?: boolean; readonly push?: boolean },
): Switches {
  const choice = { ...switches.settings[type], ...changes };
  const others = switches.notifications_disabled.filter((other) => other !== type);
  return {
    settings: { ...switches.settings, [type]: choice },
    notifications_disabled: choice.mail || choice.push ? others : [...others, type],
    promotions_consent: type === 'promotions' && changes.mail !== undefined ? changes.mail : switches.promotions_consent,
  };
}
