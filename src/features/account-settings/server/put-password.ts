import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { PasswordRefusal } from '#features/account/contract/new-password.ts';
import {
  callKey,
  changePassword,
  checkPassword,
  confirmPassword,
  findCall,
  findOwner,
  findUser,
  forgiveTries,
  hashPassword,
  lockUser,
  rememberCall,
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
  readonly security: SecurityLog;
}

type Refusal = 'wrong_password' | 'passwords_not_identical' | PasswordRefusal | 'too_many_attempts';

/** Logs out every other session; this browser stays logged in. */
export async function putPassword(deps: Deps, body: BodyOf<typeof endpoint>, call: Call<Viewer>): Promise<Result<typeof done, Refusal>> {
  const { db, clock, security } = deps;
  const { userId, sessionId } = call.viewer;
  const refused = validateNewPassword(body, await findOwner(db, userId));
  if (refused !== null) return refused;
  const confirmed = await confirmPassword(deps, call.viewer, body.old_password, 'old_password');
  if (!confirmed.ok) {
    if (confirmed.code === 'wrong_password' && (await wasChanged(deps, body, call))) return ok(done);
    security.write({ event: 'password_changed', outcome: 'refused', reason: confirmed.code }, call);
    return confirmed;
  }
  if (body.old_password === '' && (await wasChanged(deps, body, call))) return ok(done);
  const passwordHash = await hashPassword(body.password);
  const publishEndedSessions = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    // Of two parallel changes the second fails here, because its old password is no longer valid.
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Both are the database's.
    if (user?.passwordHash !== confirmed.value.passwordHash) return null;
    await rememberCall(tx, changeKey(call), userId, clock.now());
    const publish = await changePassword(deps, tx, { user, passwordHash, exceptSession: sessionId, origin: call.origin });
    await deps.sessions.knowDevice(tx, userId, call);
    return publish;
  });
  if (publishEndedSessions === null) {
    if (await wasChanged(deps, body, call)) return ok(done);
    return fail('wrong_password', { field: 'old_password' });
  }
  publishEndedSessions();
  security.write({ event: 'password_changed', outcome: 'ok' }, call);
  return ok(done);
}

/** A change by this session: no other one survives it. */
const changeKey = ({ viewer }: Call<Viewer>): Buffer => callKey('password', viewer.userId, viewer.sessionId);

/**
 * A repeated call whose first response was lost: this session has already changed the password to this one. The attempt is counted,
 * so that a stolen session cannot be used to guess the password in this way.
 */
async function wasChanged({ db, clock }: Deps, { password }: BodyOf<typeof endpoint>, call: Call<Viewer>): Promise<boolean> {
  if ((await findCall(db, changeKey(call), clock.now())) === null) return false;
  const user = await findUser(db, call.viewer.userId);
  if (user === null || !(await checkPassword(user.passwordHash, password))) return false;
  await forgiveTries({ db, clock }, user.id);
  return true;
}
