import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { PasswordRefusal } from '#features/account/contract/rules.ts';
import {
  changePassword,
  confirmPassword,
  findOwner,
  hashPassword,
  lockUser,
  validateNewPassword,
  type Sessions,
} from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { putPassword as endpoint } from '../contract/endpoints.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sessions: Sessions;
}

type Refusal = 'wrong_password' | 'passwords_not_identical' | PasswordRefusal | 'too_many_attempts';

/** Logs out every other session; this browser stays logged in. */
export async function putPassword(deps: Deps, body: BodyOf<typeof endpoint>, call: Call<Viewer>): Promise<Result<typeof done, Refusal>> {
  const { userId, sessionId } = call.viewer;
  const refused = validateNewPassword(body, await findOwner(deps.db, userId));
  if (refused !== null) return refused;
  const confirmed = await confirmPassword(deps, userId, body.old_password, 'old_password');
  if (!confirmed.ok) return confirmed;
  const passwordHash = await hashPassword(body.password);
  const publishEndedSessions = await deps.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    // Of two parallel changes the second fails here, because its old password is no longer valid.
    if (user?.passwordHash !== confirmed.value.passwordHash) return null;
    return changePassword(deps, tx, { user, passwordHash, exceptSession: sessionId, origin: call.origin });
  });
  if (publishEndedSessions === null) return fail('wrong_password', { field: 'old_password' });
  publishEndedSessions();
  return ok(done);
}
