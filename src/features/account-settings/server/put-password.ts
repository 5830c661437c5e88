import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import {
  changePassword,
  confirmPassword,
  hashPassword,
  lockUser,
  refuseNewPassword,
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

type Refusal = 'wrong_password' | 'passwords_not_identical' | 'password_too_short' | 'password_too_common' | 'too_many_attempts';

/** Whoever knew the old password is out; this browser stays logged in. */
export async function putPassword(deps: Deps, body: BodyOf<typeof endpoint>, call: Call<Viewer>): Promise<Result<typeof done, Refusal>> {
  const refused = refuseNewPassword(body);
  if (refused !== null) return refused;
  const { userId, sessionId } = call.viewer;
  const confirmed = await confirmPassword(deps, userId, body.old_password, 'old_password');
  if (!confirmed.ok) return confirmed;
  const passwordHash = await hashPassword(body.password);
  const tell = await deps.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    // Of two changes at once the second finds that its old password is none any more.
    if (user?.passwordHash !== confirmed.value.passwordHash) return null;
    return changePassword(deps, tx, { user, passwordHash, exceptSession: sessionId, origin: call.origin });
  });
  if (tell === null) return fail('wrong_password', { field: 'old_password' });
  tell();
  return ok(done);
}
