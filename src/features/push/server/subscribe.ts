import { done, type ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Viewer } from '#platform/server/http/context.ts';
import type { PushSender } from '#platform/server/push/push-sender.ts';
import { lockUser } from '#features/account/server/index.ts';
import type { PushSubscriptionData, subscribePush } from '../contract/endpoints.ts';
import { insertSubscription } from './subscription-repo.ts';

export interface SubscribeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sender: Pick<PushSender, 'accepts'>;
}

/** Idempotent. Only checks the address; the push service is not called until a push is sent. */
export async function subscribe(
  { db, clock, sender }: SubscribeDeps,
  { userId, sessionId }: Viewer,
  { endpoint, keys }: PushSubscriptionData,
): Promise<Result<ReplyOf<typeof subscribePush>, 'push_service_refused' | 'authentication_required'>> {
  if (!sender.accepts(endpoint)) return fail('push_service_refused');
  const stored = await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    return insertSubscription(tx, sessionId, userId, { endpoint, ...keys }, clock.now());
  });
  return stored ? ok(done) : fail('authentication_required');
}
