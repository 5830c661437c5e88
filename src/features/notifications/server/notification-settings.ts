import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type NotificationType, notificationTypes } from '#features/account/contract/user.ts';
import { findConsents } from '#features/account/server/index.ts';
import type { getNotificationSettings as endpoint, NotificationSettings, putNotificationSettings } from '../contract/endpoints.ts';
import { findSwitches, setSwitch, type Switches } from './switches-repo.ts';

type Answer = Result<ReplyOf<typeof endpoint>, 'not_found'>;

export async function showSettings(db: Db, viewer: UserId): Promise<Answer> {
  const [switches, consents] = await Promise.all([findSwitches(db, viewer), findConsents(db, viewer)]);
  if (switches === null) return fail('not_found');
  return ok({
    settings: settingsOf(switches),
    notifications_disabled: notificationTypes.filter((type) => switches.mailOff.includes(type) && switches.pushOff.includes(type)),
    promotions_consent: consents.some(({ purpose, granted }) => purpose === 'promotions' && granted),
  });
}

/** Twice is once. */
export async function changeSettings(db: Db, viewer: UserId, body: BodyOf<typeof putNotificationSettings>): Promise<Answer> {
  await setSwitch(db, viewer, body.type, body);
  return showSettings(db, viewer);
}

function settingsOf({ mailOff, pushOff }: Switches): NotificationSettings {
  const choice = (type: NotificationType) => ({ mail: !mailOff.includes(type), push: !pushOff.includes(type) });
  return {
    new_conversations: choice('new_conversations'),
    new_messages: choice('new_messages'),
    like: choice('like'),
    unread_message_reminders: choice('unread_message_reminders'),
    promotions: choice('promotions'),
    weekly_updates: choice('weekly_updates'),
    news: choice('news'),
    reminders: choice('reminders'),
  };
}
