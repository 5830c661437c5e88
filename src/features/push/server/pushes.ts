import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import type { Log } from '#platform/server/log.ts';
import type { PushSender } from '#platform/server/push/push-sender.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { Describe, PushSubject } from './push-content.ts';
import { deleteGone, findReachable, findSubscriber, findSubscriptions } from './subscription-repo.ts';
import { writePush } from './write-push.ts';

export interface Pushes {
  /** To every browser of the member that is subscribed; they go out only if the transaction commits. */
  post(tx: Tx, user: UserId, subjects: readonly PushSubject[]): Promise<void>;
  /** Of these members those that any browser can be told for. */
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

interface PushOrder {
  readonly subscription: number;
  readonly subject: PushSubject;
}

const sendPush = job<PushOrder>('send-push');

/** A push service that is slow keeps few others waiting. */
const atOnce = 4;

const hour = 3600;
/** Seconds for which it is still worth telling. */
const lives = { conversation: 24 * hour, messages: 24 * hour, likes: 24 * hour, photo: 72 * hour, week: 72 * hour } as const;

/** Every push of the product leaves through here, as a job for each browser: it says what is unseen when it is sent. */
export function createPushes({ db, clock, jobs, log, sites, sender, describe }: Deps): Pushes {
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
        seconds: lives[subject.kind],
        topic: tag,
        urgency: subject.kind === 'conversation' || subject.kind === 'messages' ? 'high' : 'normal',
      });
      if (outcome.kind === 'gone') await deleteGone(db, subscription);
      if (outcome.kind === 'refused') log.warn({ status: outcome.status }, 'a push service refused a push');
    },
    { atOnce },
  );
  return {
    async post(tx, user, subjects) {
      for (const subscription of await findSubscriptions(tx, user, clock.now()))
        for (const subject of subjects) await jobs.enqueue(sendPush, { subscription, subject }, tx);
    },
    reachable: async (users) => (users.length === 0 ? [] : findReachable(db, users, clock.now())),
  };
}

const tagOf = (subject: PushSubject): string => (subject.kind === 'conversation' ? `chat-${subject.conversation}` : subject.kind);
