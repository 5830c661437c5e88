import * as Type from 'typebox';
import { Id } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { maxOpenItems, type OpenItem, type OpenTask } from '#platform/server/feature.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import { PermanentFailure } from '#platform/server/jobs/retry-policy.ts';
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
  /** Pushes that have waited for a quarter of an hour, or that a push service has refused. */
  findOpen(): Promise<OpenTask[]>;
  /** The members, of those given, who have a subscribed browser. */
  reachable(users: readonly UserId[]): Promise<UserId[]>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly sites: Sites;
  readonly sender: Pick<PushSender, 'send'>;
  readonly describe: Describe;
}

const sendPush = job(
  'send-push',
  Type.Object({
    subscription: Id,
    subject: PushSubject,
    /** Ms since 1970: nobody needs it any more. */
    until: Type.Optional(Type.Number()),
  }),
);

/** Parallel jobs, so that a slow push service does not block the others. */
const atOnce = 4;

const hour = 3600;
/** The lifetime of a push: stored by this server while the push service is unreachable, then by the push service for an offline browser. */
const ttlSeconds = { conversation: 24 * hour, messages: 24 * hour, likes: 24 * hour, photo: 72 * hour, week: 72 * hour } as const;

/** All pushes are sent through here, one job per browser. The content is loaded when the job runs. */
export function createPushes({ db, clock, jobs, sites, sender, describe }: Deps): Pushes {
  return {
    scheduleJobs() {
      jobs.handle(
        sendPush,
        async ({ subscription, subject, until }) => {
          const subscriber = await findSubscriber(db, subscription, clock.now());
          if (subscriber === null) return;
          const { target, user, site, language, preview } = subscriber;
          const content = await describe(user, subject, { preview });
          if (content === null) return;
          const tag = tagOf(subject);
          const pushed = writePush(content, tag, language, (await sites.byId(site)).settings.name);
          const outcome = await sender.send(target, {
            text: JSON.stringify(pushed),
            seconds: until === undefined ? ttlSeconds[subject.kind] : Math.max(0, Math.round((until - clock.now().getTime()) / 1000)),
            topic: tag,
            urgency: subject.kind === 'conversation' || subject.kind === 'messages' ? 'high' : 'normal',
          });
          if (outcome.kind === 'gone') await deleteSubscriptionById(db, subscription);
          if (outcome.kind === 'refused') throw new PermanentFailure(`the push service answers ${outcome.status}`);
        },
        { atOnce },
      );
    },
    async post(tx, user, subjects) {
      for (const subscription of await findSubscriptions(tx, user, clock.now()))
        for (const subject of subjects) {
          const usefulFor = ttlSeconds[subject.kind];
          const until = clock.now().getTime() + usefulFor * 1000;
          await jobs.enqueue(sendPush, { subscription, subject, until }, tx, { usefulFor });
        }
    },
    async findOpen() {
      const open = await jobs.findOpen(sendPush, maxOpenItems);
      const itemsOf = (wanted: 'waiting' | 'failed'): OpenItem[] =>
        open
          .filter(({ state }) => state === wanted)
          .map(({ data, since, error }) => ({
            subject: `${data.subject.kind} to subscription ${data.subscription}`,
            since,
            note: error ?? 'it has not been tried',
          }));
      return [
        { name: 'waiting_pushes', items: itemsOf('waiting') },
        { name: 'failed_pushes', items: itemsOf('failed') },
      ];
    },
    reachable: async (users) => (users.length === 0 ? [] : findReachable(db, users, clock.now())),
  };
}

const tagOf = (subject: PushSubject): string => (subject.kind === 'conversation' ? `chat-${subject.conversation}` : subject.kind);
