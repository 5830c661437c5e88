import { done } from '#platform/contract/endpoint.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { mailActivation } from './mail-activation.ts';
import { callKey, findCall, rememberCall } from '../user/idempotency-key-repo.ts';
import { lockUser } from '../user/user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
}

/** The mail sent at signup counts towards the limit. A member who is already active gets no mail and the same reply. */
export async function resendActivation(
  deps: Deps,
  clientId: string | undefined,
  call: Call<Viewer>,
): Promise<Result<typeof done, 'too_many_mails'>> {
  return deps.db.transaction().execute(async (tx) => {
    // Parallel calls wait for this lock, so that each sees the links of the calls before it.
    const user = await lockUser(tx, call.viewer.userId);
    if (user?.status !== 'not_confirmed') return ok(done);
    const now = deps.clock.now();
    const key = clientId === undefined ? null : callKey('activation-mail', user.id, clientId);
    if (key !== null && (await findCall(tx, key, now)) !== null) return ok(done);
    const mailed = await mailActivation(deps, tx, user, call.origin);
    if (!mailed.ok) return mailed;
    if (key !== null) await rememberCall(tx, key, user.id, now);
    return ok(done);
  });
}
