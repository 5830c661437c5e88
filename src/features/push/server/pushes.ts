import * as Type from 'typebox';
import { Id } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import type { Log } from '#platform/server/log.ts';
import type { PushSender } from '#platform/server/push/push-sender.ts';
import type { Sites } from '#features/site/server/index.ts';
import { type Describe, PushSubject } from './push-content.ts';
import { deleteSubscriptionById, findReachable, findSubscriber, findSubscriptions } from './subscription-repo.ts';
import { writePush } from './write-push.ts';

export interface Pushes {
  /** Registers the job that sends them. */
  scheduleJobs(): void;
  /** Queues pushes to all subscribed browsers of the member; they are sent only if the transaction commits. */
  post(tx: Tx, user: UserId, subjects: readonly PushSubject[]): Promise<void>;
  /** Those of the members who have a subscribed browser. */
  reachable(users: readonly UserId[]): Promise<UserId[]>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly sites: Sites;
  readonly sender: Pick<PushSender, 'send'>;
  readonly describe: Describe;
}

const sendPush = job('send-push', Type.Object({ subscription: Id, subject: PushSubject }));

/** Parallel jobs, so that a slow push service does not block the others. */
const atOnce = 4;

const hour = 3600;
/** How long the push service keeps a push for an offline browser. */
const ttlSeconds = { conversation: 24 * hour, messages: 24 * hour, likes: 24 * hour, photo: 72 * hour, week: 72 * hour } as const;

/** All pushes are sent through here, one job per browser. The content is loaded when the job runs. */
export function createPushes({ db, clock, jobs, log, sites, sender, describe }: Deps): Pushes {
  return {
    scheduleJobs() {
      jobs.handle(
        sendPush,
        async ({ subscription, subject }) => {
          const subscriber = await findSubscriber(db, subscription, clock.now());
          if (subscriber === null) return;
          const { target, user, site, language, preview } = subscriber;
          const content = await describe(user, subject, { preview });
          if (content === null) return;
          const tag = tagOf(subject);
          const pushed = writePush(content, tag, language, (await sites.byId(site)).settings.name);
          const outcome = await sender.send(target, {
            text: JSON.stringify(pushed),
            seconds: ttlSeconds[subject.kind],
            topic: tag,
            urgency: subject.kind === 'conversation' || subject.kind === 'messages' ? 'high' : 'normal',
          });
          if (outcome.kind === 'gone') await deleteSubscriptionById(db, subscription);
          if (outcome.kind === 'refused') log.warn({ status: outcome.status }, 'a push service refused a push');
        },
        { atOnce },
      );
    },
    async post(tx, user, subjects) {
      for (const subscription of await findSubscriptions(tx, user, clock.now()))
        for (const subject of subjects) await jobs.enqueue(sendPush, { subscription, subject }, tx);
    },
    reachable: async (users) => (users.length === 0 ? [] : findReachable(db, users, clock.now())),
  };
}

const tagOf = (subject: PushSubject): string => (subject.kind === 'conversation' ? `chat-${subject.conversation}` : subject.kind);
