import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { type UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import { checkEmail } from '#features/account/contract/rules.ts';
import {
  claimMail,
  confirmPassword,
  findName,
  findUser,
  findUserByEmail,
  hoursValid,
  issueLinkToken,
  linkDay,
  linkTokenTimes,
  lockUser,
  minutesToWait,
  tellOwner,
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
}

interface Wish {
  readonly user: UserId;
  /** In lower case. */
  readonly email: string;
  readonly token: string;
  readonly origin: string;
}

const sendMailChange = job<Wish>('send-mail-change');

type Refusal = 'invalid_email' | 'email_unchanged' | 'email_taken' | 'wrong_password' | 'too_many_attempts' | 'too_many_mails';

/**
 * Mails a link to the new address. Where the site does not say openly who has an account, a taken address is answered,
 * counted and worked on like a free one; what becomes of it is decided by a job, after the answer.
 */
export async function requestMailChange(
  deps: Deps,
  body: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Result<typeof done, Refusal>> {
  const { db, sites } = deps;
  if (checkEmail(body.email) !== null) return fail('invalid_email', { field: 'email' });
  const email = body.email.trim().toLowerCase();
  const { userId } = call.viewer;
  if ((await findUser(db, userId))?.email === email) return fail('email_unchanged', { field: 'email' });
  const confirmed = await confirmPassword(deps, userId, body.password, 'password');
  if (!confirmed.ok) return confirmed;
  const { settings } = await sites.byId(call.site);
  if (settings.explicit_account_messages && (await findUserByEmail(db, call.site, email)) !== null)
    return fail('email_taken', { field: 'email' });
  return db.transaction().execute((tx) => order(deps, tx, confirmed.value, email, call));
}

async function order(
  { clock, jobs }: Deps,
  tx: Tx,
  { id, passwordHash }: UserRow,
  email: string,
  { site, origin }: Pick<Call, 'site' | 'origin'>,
): Promise<Result<typeof done, 'wrong_password' | 'too_many_mails'>> {
  // Parallel calls wait here, so that each sees the links of those before it.
  const user = await lockUser(tx, id);
  // Changed since it was checked: that has ended all such links, and this one is not to come after.
  if (user?.passwordHash !== passwordHash) return fail('wrong_password', { field: 'password' });
  const now = clock.now();
  const own = minutesToWait(await linkTokenTimes(tx, id, 'mail_change', new Date(now.getTime() - linkDay)), now);
  // The address may be a stranger's, and accounts cost nothing: it is spared by all of them together.
  const minutes = own > 0 ? own : await claimMail(tx, site, email, now);
  if (minutes > 0) return fail('too_many_mails', { minutes });
  const token = await issueLinkToken(tx, clock, id, { purpose: 'mail_change', email });
  await jobs.enqueue(sendMailChange, { user: id, email, token, origin }, tx);
  return ok(done);
}

/** The link goes to the new address, or, when that has an account, its owner is told and nobody gets the link. */
export function handleMailChanges(jobs: Jobs, deps: { readonly db: Db; readonly clock: Clock; readonly mails: Mails }): void {
  jobs.handle(sendMailChange, ({ user, email, token, origin }) =>
    deps.db.transaction().execute(async (tx) => {
      const member = await findUser(tx, user);
      if (member === null) return;
      const { siteId: site, language } = member;
      if ((await findUserByEmail(tx, site, email)) !== null) return tellOwner(deps, tx, { site, origin }, email);
      const params = { name: await findName(tx, user), link: `${origin}/mail-change/do?token=${token}`, hours: hoursValid.mail_change };
      await deps.mails.post(tx, { kind: 'mail_change', params, to: email, language, site, origin });
    }),
  );
}
