import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { isMailOnly, notifications, type NotificationType, notificationTypes } from '#features/mails/contract/notification-types.ts';
import type { getNotificationSettings } from '../contract/endpoints.ts';

export type Switches = ReplyOf<typeof getNotificationSettings>;

/** About other members. */
export const memberTypes = notificationTypes.filter((type) => notifications[type].group === 'people');
/** From the site itself. */
export const siteTypes = notificationTypes.filter((type) => notifications[type].group === 'house');

/** Advertising also needs the consent. */
export const isMailOn = ({ settings, promotions_consent }: Switches, type: NotificationType): boolean =>
  settings[type].mail && (type !== 'promotions' || promotions_consent);

export type Channel = 'mail' | 'push';

/** Whether the type is sent by the channel. */
export const isOn = (switches: Switches, type: NotificationType, channel: Channel): boolean =>
  channel === 'mail' ? isMailOn(switches, type) : switches.settings[type].push && !isMailOnly(type);

/** The channels by which the type is sent, none when it is off. */
export const channelsOf = (switches: Switches, type: NotificationType, hasPush: boolean): Channel[] =>
  (['push', 'mail'] as const).filter((channel) => (channel === 'mail' || hasPush) && isOn(switches, type, channel));

/**
 * Which channels a switch changes. Where no browser gets pushes, or the type is never pushed, the mail switch stands for
 * the whole type.
 */
export function changedChannels(
  type: NotificationType,
  channel: Channel,
  on: boolean,
  hasPush: boolean,
): { mail?: boolean; push?: boolean } {
  return hasPush && !isMailOnly(type) ? { [channel]: on } : { mail: on, push: on };
}

/** The settings with one type changed. Other types stay as they are: their own requests may be in flight. */
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
