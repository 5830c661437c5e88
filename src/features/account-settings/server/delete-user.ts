import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type CommonErrorCode } from '#platform/contract/errors.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import {
  authCookie,
  confirmPassword,
  findName,
  findUser,
  markDeleted,
  restorableUntil,
  type Sessions,
  type UserRow,
} from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { deleteUser as endpoint } from '../contract/endpoints.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sessions: Sessions;
}

type Refusal = 'wrong_password' | 'too_many_attempts' | CommonErrorCode;

/** Hides the profile and logs out everywhere; a repeated call returns the same restore deadline. */
export async function deleteUser(
  deps: Deps,
  { password, reason }: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Result<ReplyOf<typeof endpoint>, Refusal>> {
  const { db, clock, sessions } = deps;
  const confirmed = await confirmPassword(deps, call.viewer.userId, password, 'password');
  if (!confirmed.ok) return confirmed;
  const user = confirmed.value;

  const closed = await db.transaction().execute(async (tx) => {
    const until = await markDeleted(tx, user.id, cleanText(reason ?? '') || null, clock.now());
    if (until === null) return null;
    await notifyMember(deps, tx, user, until, call.origin);
    return { until, publishEndedSessions: await sessions.endAllWithin(tx, user.id) };
  });
  const until = closed?.until ?? (await deletedBefore(db, user));
  if (until === null) return fail('authentication_required');
  closed?.publishEndedSessions();
  call.clearCookie(authCookie);
  return ok({ until: until.toISOString() });
}

/** The restore deadline when a parallel call has deleted the account; null when it is held. */
async function deletedBefore(db: Db, { id }: UserRow): Promise<Date | null> {
  const deletedAt = (await findUser(db, id))?.deletedAt ?? null;
  return deletedAt && restorableUntil(deletedAt);
}

async function notifyMember({ mails }: Deps, tx: Tx, user: UserRow, until: Date, origin: string): Promise<void> {
  const params = { name: await findName(tx, user.id), until: until.toISOString(), link: `${origin}/login` };
  await mails.post(tx, { kind: 'deletion', params, to: user.email, language: user.language, site: user.siteId, origin });
}
