import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Log } from '#platform/server/log.ts';
import type { PushSender } from '#platform/server/push/push-sender.ts';
import { createPushes } from '#features/push/server/index.ts';
import { type Attention, createAttention } from './attention.ts';
import { createDescribe } from './describe-push.ts';
import { createExpectations, type Expectations } from './expectations.ts';
import { lookAtStart, activationReminderAfter, photoReminderAfter } from './look-at-start.ts';
import { lookAtWeek, type WeekDeps } from './look-at-week.ts';
import { lookForLikes } from './look-for-likes.ts';
import { lookForConversations, lookForMessages, remindOfMessages } from './look-for-messages.ts';
import { pushLikes, pushMessages } from './look-for-pushes.ts';
import { notify, type NotifyDeps, notifyJob } from './notify.ts';
import { insertExpectations, replaceExpectation } from './pending-repo.ts';
import { deleteSentBefore } from './sent-repo.ts';
import { sweep } from './sweep.ts';
import { day } from './told-types.ts';

/** Who tells members by push and by mail what they have not seen. */
export interface Notifications
  extends Pick<Expectations, 'messageArrived' | 'likeArrived' | 'close'>, Pick<Attention, 'received' | 'left'> {
  /** In the transaction that made the account. */
  signedUp(tx: Tx, user: UserId, now: Date): Promise<void>;
  /** In the transaction that activated it. */
  activated(tx: Tx, user: UserId, now: Date): Promise<void>;
}

interface Deps extends Omit<NotifyDeps, 'looks' | 'pushes'>, WeekDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly bus: Bus;
  readonly sender: Pick<PushSender, 'send'>;
  readonly isOnline: (user: UserId) => boolean;
}

const week = 7 * day;
/** Ms after which what was due is certainly due. */
const margin = 20;
/** Longer than any limit looks back. */
const keptFor = 90 * day;

export function createNotifications(deps: Deps): Notifications {
  const { db, clock, jobs, log } = deps;
  const attention = createAttention(deps);
  const pushes = createPushes({ ...deps, describe: createDescribe(deps) });
  const rounds = new Set<NodeJS.Timeout>();
  const expectations = createExpectations({
    ...deps,
    isLooking: attention.isLooking,
    reachable: pushes.reachable,
    pushesDue(until) {
      const round = setTimeout(
        () => {
          rounds.delete(round);
          sweep({ db, clock, jobs, expectations }).catch((error: unknown) => log.warn({ error: String(error) }, 'pushes wait'));
        },
        Math.max(0, until.getTime() - clock.now().getTime()) + margin,
      ).unref();
      rounds.add(round);
    },
  });
  const looks: NotifyDeps['looks'] = {
    new_conversations: [lookForConversations],
    // Who writes does not say whether it is for the first time.
    new_messages: [lookForConversations, lookForMessages],
    like: [lookForLikes],
    unread_message_reminders: [remindOfMessages],
    weekly_updates: [lookAtWeek(deps)],
    reminders: [lookAtStart(deps)],
    push_messages: [pushMessages(attention)],
    push_likes: [pushLikes(attention)],
  };
  jobs.handle(notifyJob, (due) => notify({ ...deps, pushes, looks }, due));
  jobs.every('notifications', 15, () => sweep({ db, clock, jobs, expectations }));
  jobs.every('notifications-forget', 3600, () => deleteSentBefore(db, new Date(clock.now().getTime() - keptFor)));

  const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
  return {
    messageArrived: expectations.messageArrived,
    likeArrived: expectations.likeArrived,
    received: attention.received,
    left: attention.left,
    async close() {
      await expectations.close();
      rounds.forEach(clearTimeout);
    },
    async signedUp(tx, user, now) {
      await insertExpectations(tx, [{ user, type: 'reminders', due: later(now, activationReminderAfter) }]);
    },
    async activated(tx, user, now) {
      await replaceExpectation(tx, { user, type: 'reminders', due: later(now, photoReminderAfter) });
      await replaceExpectation(tx, { user, type: 'weekly_updates', due: later(now, week) });
    },
  };
}
