import type { BodyOf, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import { hashPassword, presentUserById, type PresentUser, sendActivationMail, type Sessions } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { DemandProof } from '#features/proof-of-work/server/index.ts';
import { acceptsSignup, cameFromTraffic, switchedOff, type Sites } from '#features/site/server/index.ts';
import { isInForce, type LegalTexts, termsVersion } from '#features/static-pages/server/index.ts';
import type { signup as endpoint } from '../contract/endpoints.ts';
import type { SignupErrorCode } from '../contract/errors.ts';
import { answerExistingAddress } from './answer-existing-address.ts';
import { blockedField, newcomerOf, type SignupBlocks } from './blocks.ts';
import { createAccount } from './create-account.ts';
import { keepSignup } from './keep-signup.ts';
import { readApplicant } from './read-applicant.ts';

export interface SignupDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly legalTexts: LegalTexts;
  readonly sites: Sites;
  readonly sessions: Sessions;
  readonly presentUser: PresentUser;
  readonly mails: Mails;
  readonly security: SecurityLog;
  readonly demandProof: DemandProof;
  readonly blocks: SignupBlocks;
  /** Runs in the transaction that creates the account. */
  readonly signedUp: (tx: Tx, user: UserId, now: Date) => Promise<void>;
}

/**
 * Creates the account with all its data, or nothing; then logs in. A site that does not reveal accounts stores the answers instead
 * until the mailed link is opened, and sends the same reply to everybody.
 */
export async function signup(
  deps: SignupDeps,
  { query, body }: { readonly query: QueryOf<typeof endpoint>; readonly body: BodyOf<typeof endpoint> },
  call: Call,
): Promise<Result<ReplyOf<typeof endpoint>, SignupErrorCode | 'proof_required' | 'switched_off'>> {
  const { db, clock, sites, sessions, presentUser, security } = deps;
  const site = await sites.byId(call.site);
  const off = switchedOff(site, 'signups');
  if (off !== null) return off;
  if (!acceptsSignup(site.settings.signups, body.tracking, cameFromTraffic(call))) return fail('signups_closed');
  const now = clock.now();
  const applicant = readApplicant(body, site.settings, dayIn(site.timeZone, now));
  if (!applicant.ok) return applicant;
  const language = pickLanguage(call.locale, site.settings.domain_language);
  const shown = query.terms_language ?? null;
  const inForce = await termsVersion(deps.legalTexts, site, shown ?? language);
  // Nobody agrees to terms that they were not shown.
  if (query.terms !== undefined && !(await isInForce(deps.legalTexts, site, query.terms, shown)))
    return fail('terms_outdated', { field: 'terms', version: inForce });
  const unsendable =
    body.profile_id !== undefined && (body.signup_message ?? '').trim() !== '' ? switchedOff(site, 'first_messages') : null;
  if (unsendable !== null) return unsendable;
  const subject = [applicant.value.email, body.client_id ?? ''];
  const newcomer = newcomerOf(applicant.value, call);
  const blocked = await deps.blocks.refusesSignup(newcomer);
  if (blocked !== null) return fail(blocked, blockedField(blocked));
  const unproven = await deps.demandProof({ purpose: 'signup', subject, proof: body.proof }, call);
  if (unproven !== null) return unproven;

  // Hashed before the address is looked up, so that the response time does not reveal whether an account exists.
  const passwordHash = await hashPassword(applicant.value.password);
  const attempt = {
    applicant: applicant.value,
    passwordHash,
    clientId: body.client_id,
    trafficSource: body.tracking,
    language,
    site,
    terms: query.terms ?? inForce,
  };
  if (!site.settings.explicit_account_messages) return keepSignup(deps, attempt, call);
  const created = await db.transaction().execute(async (tx) => {
    const account = await createAccount(deps, tx, { ...attempt, consented: { at: now, terms: attempt.terms }, now });
    const { email, name } = applicant.value;
    if (account !== null) await deps.blocks.signedUp(tx, account.user, newcomer);
    if (account !== null) await sendActivationMail(deps, tx, { id: account.user, site: site.id, email, name, language }, call.origin);
    return account;
  });
  const account =
    created === null
      ? await answerExistingAddress(deps, { applicant: applicant.value, clientId: body.client_id, site, now }, call)
      : ok(created);
  if (!account.ok) return account;
  const { user, conversation } = account.value;
  const publishEndedSession = await sessions.begin(db, { id: user }, call);
  publishEndedSession();
  security.write({ event: 'login', outcome: 'ok', reason: 'signup', user }, call);
  return ok({ user: await presentUserById(db, presentUser, user), conversation });
}
