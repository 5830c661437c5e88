import { createHash } from 'node:crypto';
import * as Type from 'typebox';
import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { SiteIdSchema } from '#platform/contract/id-schemas.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn, isOn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { DemandProof } from '#features/proof-of-work/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { requestPasswordReset as endpoint } from '../../contract/endpoints.ts';
import { checkEmail, normalizeEmail } from '../../contract/rules.ts';
import { callKey, findCall, rememberCall } from '../user/idempotency-key-repo.ts';
import { hoursValid, issueLinkToken } from '../mail-links/link-tokens.ts';
import { insertMailRequest, lockMailRequests } from '../mail-links/mail-request-repo.ts';
import { isOpen } from '../user/status-transitions.ts';
import { findName, findUserByEmail } from '../user/user-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly sites: Sites;
  readonly security: SecurityLog;
  readonly demandProof: DemandProof;
}

const sendReset = job(
  'send-password-reset',
  Type.Object({
    site: SiteIdSchema,
    /** As returned by `normalizeEmail`. */
    email: Type.String(),
    origin: Type.String(),
  }),
);

/** Reset mails to one address in one calendar day of the site. */
const maxPerDay = 3;
/** In milliseconds. A day has 25 hours when the clocks are set back. */
const maxDayMs = 25 * 3_600_000;

/**
 * Does not reveal whether there is an account, unless the site wants that: all addresses are counted alike, and the
 * account is looked up by a job, after the reply.
 */
export async function requestPasswordReset(
  { db, clock, jobs, sites, security, demandProof }: Deps,
  body: BodyOf<typeof endpoint>,
  call: Call,
): Promise<Result<typeof done, 'invalid_email' | 'email_not_found' | 'too_many_reset_mails' | 'proof_required'>> {
  if (checkEmail(body.email) !== null) return fail('invalid_email', { field: 'email' });
  const request = { site: call.site, email: normalizeEmail(body.email), origin: call.origin };
  const subject = [request.email, body.client_id ?? ''];
  const unproven = await demandProof({ purpose: 'password_reset', subject, proof: body.proof }, call);
  if (unproven !== null) return unproven;
  const { settings, timeZone } = await sites.byId(call.site);
  const now = clock.now();
  const counted = await db.transaction().execute(async (tx) => {
    const counter = createHash('sha256').update(`reset\n${request.site}\n${request.email}`).digest();
    const today = dayIn(timeZone, now);
    const key = body.client_id === undefined ? null : callKey('reset', request.site, request.email, body.client_id);
    const sent = await lockMailRequests(tx, counter, new Date(now.getTime() - maxDayMs));
    if (key !== null && (await findCall(tx, key, now)) !== null) return true;
    if (sent.filter((at) => isOn(today, timeZone, at)).length >= maxPerDay) return false;
    if (await insertMailRequest(tx, counter, now)) await jobs.enqueue(sendReset, request, tx);
    if (key !== null) await rememberCall(tx, key, null, now);
    return true;
  });
  const event = { event: 'reset_requested', account: request.email } as const;
  security.write(counted ? { ...event, outcome: 'ok' } : { ...event, outcome: 'refused', reason: 'too_many_reset_mails' }, call);
  if (!counted) return fail('too_many_reset_mails');
  if (settings.explicit_account_messages) {
    const user = await findUserByEmail(db, request.site, request.email);
    if (user === null || !isOpen(user.status)) return fail('email_not_found', { field: 'email' });
  }
  return ok(done);
}

/** Mails the link if the address has an account that is not closed. */
export function handlePasswordResets(
  jobs: Jobs,
  { db, clock, mails }: { readonly db: Db; readonly clock: Clock; readonly mails: Mails },
): void {
  jobs.handle(sendReset, ({ site, email, origin }) =>
    db.transaction().execute(async (tx) => {
      const user = await findUserByEmail(tx, site, email);
      if (user === null || !isOpen(user.status)) return;
      const token = await issueLinkToken(tx, clock, user.id, { purpose: 'password_reset' });
      const link = `${origin}/reset-password/do?token=${token}`;
      const params = { name: await findName(tx, user.id), link, hours: hoursValid.password_reset };
      await mails.post(tx, { kind: 'password_reset', params, to: user.email, language: user.language, site, origin });
    }),
  );
}
