import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type CommonErrorCode } from '#platform/contract/errors.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Call } from '#platform/server/http/context.ts';
import {
  authCookie,
  callKey,
  confirmPassword,
  findCall,
  findName,
  findUser,
  markDeleted,
  rememberCall,
  restorableUntil,
  type Sessions,
  type UserRow,
} from '#features/account/server/index.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { deleteUser as endpoint } from '../contract/endpoints.ts';

/** Creates a discount for members who restore their account. Passed in, because codes belong to another feature. */
export interface ReturnOffers {
  make(tx: Tx, offer: { site: SiteId; user: UserId; percentage: number; until: Date }): Promise<void>;
  /** In percent. */
  find(db: Db, site: SiteId, user: UserId, now: Date): Promise<number | null>;
}

export interface DeleteUserDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sessions: Sessions;
  readonly sites: Sites;
  readonly returnOffers: ReturnOffers;
  readonly security: SecurityLog;
  /** Conversations disappear at once where others have them open; call what it returns after the commit. */
  readonly hideConversationsOf: (tx: Tx, user: UserId) => Promise<() => void>;
}

type Refusal = 'wrong_password' | 'too_many_attempts' | CommonErrorCode;

/**
 * Hides the profile and logs out everywhere. A repeated call returns the same restore deadline, also to a browser that lost the first
 * response, or got only its headers, which delete the cookie.
 */
export async function deleteUser(
  deps: DeleteUserDeps,
  { password, reason, client_id }: BodyOf<typeof endpoint>,
  call: Call,
): Promise<Result<ReplyOf<typeof endpoint>, Refusal>> {
  const { db, clock, security } = deps;
  const key = callKey('delete', call.site, client_id ?? call.cookie(authCookie) ?? '');
  const finish = async (until: Date, user: UserId) => {
    call.clearCookie(authCookie);
    return ok({ until: until.toISOString(), discount: await deps.returnOffers.find(db, call.site, user, clock.now()) });
  };
  if (call.viewer === null) {
    const before = (await findCall(db, key, clock.now()))?.user ?? null;
    const until = before === null ? null : await deletedBefore(db, before);
    return before === null || until === null ? fail('authentication_required') : finish(until, before);
  }
  const confirmed = await confirmPassword(deps, call.viewer, password, 'password');
  if (!confirmed.ok) {
    security.write({ event: 'account_deleted', outcome: 'refused', reason: confirmed.code }, call);
    return confirmed;
  }
  const user = confirmed.value;

  const closed = await db.transaction().execute(async (tx) => {
    const left = await closeAccount(deps, tx, user, { reason: cleanText(reason ?? '') || null, origin: call.origin });
    if (left !== null) await rememberCall(tx, key, user.id, clock.now());
    return left;
  });
  const until = closed?.until ?? (await deletedBefore(db, user.id));
  if (until === null) return fail('authentication_required');
  if (closed !== null) {
    closed.publish();
    security.write({ event: 'account_deleted', outcome: 'ok' }, call);
  }
  return finish(until, user.id);
}

type CloseDeps = Omit<DeleteUserDeps, 'db' | 'security'>;

/**
 * Closes an account as its member does: hidden, logged out, mailed. Call `publish` after the commit. Null when it cannot be deleted, above
 * all because it is already.
 */
export async function closeAccount(
  deps: CloseDeps,
  tx: Tx,
  user: UserRow,
  { reason, origin }: { readonly reason: string | null; readonly origin: string },
): Promise<{ readonly until: Date; readonly publish: () => void } | null> {
  const until = await markDeleted(tx, user.id, reason, deps.clock.now());
  if (until === null) return null;
  const { company } = await deps.sites.byId(user.siteId);
  await notifyMember(deps, tx, user, until, origin);
  await deps.returnOffers.make(tx, { site: user.siteId, user: user.id, percentage: company.delete_discount, until });
  const publishEndedSessions = await deps.sessions.endAllWithin(tx, user.id);
  const publishGone = await deps.hideConversationsOf(tx, user.id);
  return {
    until,
    publish() {
      publishEndedSessions();
      publishGone();
    },
  };
}

/** The restore deadline when the account is deleted; null when it is not, or is held. */
async function deletedBefore(db: Db, id: UserId): Promise<Date | null> {
  const deletedAt = (await findUser(db, id))?.deletedAt ?? null;
  return deletedAt && restorableUntil(deletedAt);
}

async function notifyMember({ mails }: CloseDeps, tx: Tx, user: UserRow, until: Date, origin: string): Promise<void> {
  const params = { name: await findName(tx, user.id), until: until.toISOString(), link: `${origin}/login` };
  await mails.post(tx, { kind: 'deletion', params, to: user.email, language: user.language, site: user.siteId, origin });
}
