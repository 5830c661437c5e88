import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { disabledTypes, eachNotification } from '#features/mails/contract/notification-types.ts';
import { findConsents } from '#features/account/server/index.ts';
import type { getNotificationSettings as endpoint, NotificationSettings, putNotificationSettings } from '../contract/endpoints.ts';
import { findSwitches, setSwitch, type Switches } from './switches-repo.ts';

type Outcome = Result<ReplyOf<typeof endpoint>, 'not_found'>;

export interface SettingsDeps {
  readonly db: Db;
  /** Whether any browser of the member gets pushes. */
  readonly isPushed: (user: UserId) => Promise<boolean>;
}

export async function showSettings({ db, isPushed }: SettingsDeps, viewer: UserId): Promise<Outcome> {
  const [switches, consents, pushed] = await Promise.all([findSwitches(db, viewer), findConsents(db, viewer), isPushed(viewer)]);
  if (switches === null) return fail('not_found');
  return ok({
    settings: settingsOf(switches),
    notifications_disabled: disabledTypes(switches, pushed),
    promotions_consent: consents.some(({ purpose, granted }) => purpose === 'promotions' && granted),
  });
}

/** Idempotent. */
export async function changeSettings(deps: SettingsDeps, viewer: UserId, body: BodyOf<typeof putNotificationSettings>): Promise<Outcome> {
  await setSwitch(deps.db, viewer, body.type, body);
  return showSettings(deps, viewer);
}

const settingsOf = ({ mailOff, pushOff }: Switches): NotificationSettings =>
  eachNotification((type) => ({ mail: !mailOff.includes(type), push: !pushOff.includes(type) }));
