import * as Type from 'typebox';
import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { UserIdSchema } from '#platform/contract/id-schemas.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import { checkEmail, isSameAsEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import {
  callKey,
  claimMail,
  confirmPassword,
  findCall,
  findName,
  findUser,
  findUserByEmail,
  hoursValid,
  issueLinkToken,
  linkDay,
  linkTokenTimes,
  lockUser,
  minutesToWait,
  notifyOwner,
  rememberCall,
  type UserRow,
} from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { requestMailChange as endpoint } from '../contract/endpoints.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly sites: Sites;
  readonly security: SecurityLog;
  readonly blockedAddress: BlockedAddress;
}

/** Whether the site refuses an address, or wants to look at the account that takes it; null: neither. `hit` counts it, or opens the case. */
export type BlockedAddress = (
  site: SiteId,
  email: string,
) => Promise<{ readonly refuses: boolean; readonly hit: (tx: Tx, user: UserId) => Promise<void> } | null>;

const sendMailChange = job(
  'send-mail-change',
  Type.Object({
    user: UserIdSchema,
    /** As returned by `normalizeEmail`. */
    email: Type.String(),
    token: Type.String(),
    origin: Type.String(),
  }),
);

type Refusal =
  | 'invalid_email'
  | 'email_unchanged'
  | 'email_taken'
  | 'mail_domain_blocked'
  | 'name_is_email'
  | 'wrong_password'
  | 'too_many_attempts'
  | 'too_many_mails';

/**
 * Mails a link to the new address. On sites that do not reveal accounts, a taken address gets the same reply, limits and processing
 * time as a free one; a job decides after the reply which mail is sent.
 */
export async function requestMailChange(
  deps: Deps,
  body: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Result<typeof done, Refusal>> {
  const { db, sites, security } = deps;
  if (checkEmail(body.email) !== null) return fail('invalid_email', { field: 'email' });
  const email = normalizeEmail(body.email);
  const { userId } = call.viewer;
  if ((await findUser(db, userId))?.email === email) return fail('email_unchanged', { field: 'email' });
  if (isSameAsEmail(await findName(db, userId), email)) return fail('name_is_email', { field: 'email' });
  const confirmed = await confirmPassword(deps, call.viewer, body.password, 'password');
  if (!confirmed.ok) {
    security.write({ event: 'mail_change_requested', outcome: 'refused', reason: confirmed.code }, call);
    return confirmed;
  }
  const blocked = await deps.blockedAddress(call.site, email);
  if (blocked?.refuses === true) {
    await db.transaction().execute((tx) => blocked.hit(tx, userId));
    security.write({ event: 'mail_change_requested', outcome: 'refused', reason: 'mail_domain_blocked' }, call);
    return fail('mail_domain_blocked', { field: 'email' });
  }
  const key = body.client_id === undefined ? null : callKey('mail-change', userId, email, body.client_id);
  const { settings } = await sites.byId(call.site);
  if (settings.explicit_account_messages && (await findUserByEmail(db, call.site, email)) !== null)
    return fail('email_taken', { field: 'email' });
  const outcome = await db.transaction().execute((tx) => enqueueMail(deps, tx, confirmed.value, { email, key }, call));
  const event = { event: 'mail_change_requested', user: userId } as const;
  security.write(outcome.ok ? { ...event, outcome: 'ok' } : { ...event, outcome: 'refused', reason: outcome.code }, call);
  return outcome;
}

interface Wanted {
  readonly email: string;
  /** Null when the call cannot be recognised. */
  readonly key: Buffer | null;
}

async function enqueueMail(
  { clock, jobs }: Deps,
  tx: Tx,
  { id, passwordHash }: UserRow,
  { email, key }: Wanted,
  { site, origin }: Pick<Call, 'site' | 'origin'>,
): Promise<Result<typeof done, 'wrong_password' | 'too_many_mails'>> {
  // Parallel calls wait here, so that each sees the links of those before it.
  const user = await lockUser(tx, id);
  // The password was changed since the check, which has ended all such links: a new one must not follow.
  // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Both are the database's.
  if (user?.passwordHash !== passwordHash) return fail('wrong_password', { field: 'password' });
  const now = clock.now();
  if (key !== null && (await findCall(tx, key, now)) !== null) return ok(done);
  const own = minutesToWait(await linkTokenTimes(tx, id, 'mail_change', new Date(now.getTime() - linkDay)), now);
  // The address may be a stranger's and accounts are free, so the limit applies to all accounts together.
  const minutes = own > 0 ? own : await claimMail(tx, site, email, now);
  if (minutes > 0) return fail('too_many_mails', { minutes });
  const token = await issueLinkToken(tx, clock, id, { purpose: 'mail_change', email });
  await jobs.enqueue(sendMailChange, { user: id, email, token, origin }, tx);
  if (key !== null) await rememberCall(tx, key, id, now);
  return ok(done);
}

/** Mails the link to the new address; if that has an account, its owner is notified instead and no link is sent. */
export function handleMailChanges(jobs: Jobs, deps: { readonly db: Db; readonly clock: Clock; readonly mails: Mails }): void {
  jobs.handle(sendMailChange, ({ user, email, token, origin }) =>
    deps.db.transaction().execute(async (tx) => {
      const member = await findUser(tx, user);
      if (member === null) return;
      const { siteId: site, language } = member;
      if ((await findUserByEmail(tx, site, email)) !== null) return notifyOwner(deps, tx, { site, origin }, email);
      const params = { name: await findName(tx, user), link: `${origin}/mail-change/do?token=${token}`, hours: hoursValid.mail_change };
      await deps.mails.post(tx, { kind: 'mail_change', params, to: email, language, site, origin });
    }),
  );
}
