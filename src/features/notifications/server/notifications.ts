import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Feature } from '#platform/server/feature.ts';
import { tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Mails, UnsubscribeTokens } from '#features/mails/server/index.ts';
import { createPushes } from '#features/push/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { createPageVisibility } from './visibility/page-visibility.ts';
import { createDescribe } from './describe-push.ts';
import { createLostNotifications } from './lost/lost-notifications.ts';
import { createPendingNotifications, type PendingNotifications } from './pending-notifications.ts';
import { collectSignupReminders, activationReminderAfter, photoReminderAfter } from './collect-signup-reminders.ts';
import { collectWeekly, type WeekDeps } from './collect-weekly.ts';
import { collectLikes } from './collect-likes.ts';
import { collectConversations, collectMessages, collectMessageReminders } from './collect-messages.ts';
import { collectLikePushes, collectMessagePushes } from './collect-pushes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { notify, type NotifyDeps, notifyJob } from './notify.ts';
import { notificationData } from './own-data-repo.ts';
import { insertPendingNotifications, replacePendingNotification } from './pending-repo.ts';
import { deleteSentBefore } from './sent-repo.ts';
import { notifyDue } from './notify-due.ts';
import { day } from './notification-types.ts';

/** Notifies members by push and by mail of unseen items. */
export interface NotificationsFeature extends Feature, Pick<PendingNotifications, 'messageArrived' | 'likeArrived'> {
  /** Whether any browser of the member gets pushes. */
  isPushed(user: UserId): Promise<boolean>;
  /** How many processes of the installation run, as the database knows. */
  processes(): Promise<number>;
  /** In the transaction that made the account. */
  signedUp(tx: Tx, user: UserId, now: Date): Promise<void>;
  /** In the transaction that activated it. */
  activated(tx: Tx, user: UserId, now: Date): Promise<void>;
}

interface Dependencies extends WeekDeps {
  readonly sites: Sites;
  readonly mails: Mails;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly isOnline: (user: UserId) => boolean;
  /** Base of links in mails that no request causes. */
  readonly siteOrigin: NotifyDeps['siteOrigin'];
}

const week = 7 * day;
/** Ms by which a sweep runs late, so that the pushes it is for are surely due. */
const margin = 20;
/** Longer than the interval of any limit. */
const retention = 90 * day;

export function createNotifications(platform: Platform, dependencies: Dependencies): NotificationsFeature {
  const { bus, clock, jobs, log, push, redis, fleet } = platform;
  const { db } = platform.database;
  const deps = { ...dependencies, db, bus, clock, jobs, log, redis, fleet, sender: push };
  const pageVisibility = createPageVisibility(deps);
  const pushes = createPushes({ ...deps, describe: createDescribe(deps) });
  const sweepTimers = new Set<NodeJS.Timeout>();
  const pending = createPendingNotifications({
    ...deps,
    visible: pageVisibility.visible,
    reachable: pushes.reachable,
    pushesDue(until) {
      const timer = setTimeout(
        () => {
          sweepTimers.delete(timer);
          notifyDue({ db, clock, jobs, pending }).catch((error: unknown) =>
            log.warn({ error: String(error) }, 'pushes that are due could not be sent yet'),
          );
        },
        Math.max(0, until.getTime() - clock.now().getTime()) + margin,
      ).unref();
      sweepTimers.add(timer);
    },
  });
  const lost = createLostNotifications({ db, clock, log, pending });
  const collectors: NotifyDeps['collectors'] = {
    new_conversations: [collectConversations],
    // The event does not say whether it is the first message of its sender.
    new_messages: [collectConversations, collectMessages],
    like: [collectLikes],
    unread_message_reminders: [collectMessageReminders],
    weekly_updates: [collectWeekly(deps)],
    reminders: [collectSignupReminders(deps)],
    push_messages: [collectMessagePushes],
    push_likes: [collectLikePushes],
  };
  const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
  const isPushed = async (user: UserId) => (await pushes.reachable([user])).length > 0;
  return {
    isPushed,
    messageArrived: pending.messageArrived,
    likeArrived: pending.likeArrived,
    processes: lost.processes,
    routes: tagged(
      'notifications',
      'Which notifications come by mail and push, and unsubscribing from them.',
      notificationRoutes({ db, tokens: dependencies.unsubscribeTokens, isPushed }),
    ),
    mount: lost.begin,
    scheduleJobs() {
      jobs.handle(notifyJob, (due) => notify({ ...deps, pushes, collectors, visible: pageVisibility.visible }, due));
      jobs.every('notifications', 15, () => notifyDue({ db, clock, jobs, pending }));
      jobs.every('notifications-lost', 30, lost.recover);
      jobs.every('notifications-forget', 3600, () => deleteSentBefore(db, new Date(clock.now().getTime() - retention)));
      pushes.scheduleJobs();
    },
    openTasks: pushes.findOpen,
    ownData: notificationData,
    live: { frames: [pageVisibility.handler], left: pageVisibility.left },
    async close() {
      await pending.close();
      await lost.close();
      sweepTimers.forEach(clearTimeout);
    },
    async signedUp(tx, user, now) {
      await insertPendingNotifications(tx, [{ user, type: 'reminders', due: later(now, activationReminderAfter) }]);
    },
    async activated(tx, user, now) {
      await replacePendingNotification(tx, { user, type: 'reminders', due: later(now, photoReminderAfter) });
      await replacePendingNotification(tx, { user, type: 'weekly_updates', due: later(now, week) });
    },
  };
}
