import * as Type from 'typebox';
import { OneOf } from '#platform/contract/endpoint.ts';
import { SiteIdSchema } from '#platform/contract/id-schemas.ts';
import { type Language, languages } from '#platform/contract/languages.ts';
import { fail, type Failure } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { callKey, claimMail, findCall, findUserByEmail, notifyOwner, rememberCall } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, TrafficSource } from '#features/site/server/index.ts';
import { deletePendingSignup, keepPendingSignup, lockAddress, lockPendingSignup } from './pending-signup-repo.ts';
import type { Applicant } from './read-applicant.ts';
import { markBrowser } from './signup-browser.ts';

/** Hours for which the mailed link is valid, and for which the answers are stored. */
export const pendingHours = 72;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

interface Attempt {
  readonly applicant: Applicant;
  readonly passwordHash: string;
  readonly clientId: string | undefined;
  readonly trafficSource: TrafficSource | undefined;
  readonly language: Language;
  readonly site: Site;
  /** The version to which the form agrees. */
  readonly terms: string;
}

const sendSignupLink = job(
  'send-signup-link',
  Type.Object({
    site: SiteIdSchema,
    /** In lower case. */
    email: Type.String(),
    token: Type.String(),
    language: OneOf(languages),
    origin: Type.String(),
  }),
);

/**
 * Stores the answers and mails a link. Does the same and gives the same reply for an address with an account as for a new one: a job
 * decides after the reply which mail is sent.
 */
export async function keepSignup(
  { db, clock, jobs }: Deps,
  { applicant, passwordHash, clientId, trafficSource, language, site, terms }: Attempt,
  call: Pick<Call, 'origin' | 'cookie' | 'setCookie'>,
): Promise<Failure<'check_mail' | 'too_many_mails'>> {
  const { origin } = call;
  const { email } = applicant;
  const browser = markBrowser(call, pendingHours);
  const key = clientId === undefined ? null : callKey('signup', site.id, email, clientId);
  const minutes = await db.transaction().execute(async (tx) => {
    await lockAddress(tx, site.id, email);
    // Read after the lock, because parallel calls have waited for each other and each needs its own time.
    const now = clock.now();
    // A repeated call, because its response was lost.
    if (key !== null && (await findCall(tx, key, now)) !== null) return 0;
    const wait = await claimMail(tx, site.id, email, now);
    if (wait > 0) return wait;
    const token = newToken();
    const pending = {
      applicant,
      passwordHash,
      clientId,
      browser,
      trafficSource,
      language,
      termsVersion: terms,
      createdAt: now,
    };
    await keepPendingSignup(tx, site.id, email, { ...pending, tokenHash: hashToken(token) });
    await jobs.enqueue(sendSignupLink, { site: site.id, email, token, language, origin }, tx);
    if (key !== null) await rememberCall(tx, key, null, now);
    return 0;
  });
  return minutes > 0 ? fail('too_many_mails', { minutes }) : fail('check_mail', { field: 'email' });
}

/** Mails the link; if the address has an account, its owner is notified instead, and the answers are deleted. */
export function handleSignupLinks(jobs: Jobs, deps: { readonly db: Db; readonly clock: Clock; readonly mails: Mails }): void {
  jobs.handle(sendSignupLink, ({ site, email, token, language, origin }) =>
    deps.db.transaction().execute(async (tx) => {
      const pending = await lockPendingSignup(tx, site, hashToken(token));
      // A later signup has replaced this one, and gets its own mail.
      if (pending === null) return;
      if ((await findUserByEmail(tx, site, email)) !== null) {
        await deletePendingSignup(tx, site, email);
        await notifyOwner(deps, tx, { site, origin }, email);
        return;
      }
      const params = { name: pending.applicant.name, link: `${origin}/signup/confirm?token=${token}`, hours: pendingHours };
      // The answers are deleted after this time, so the mail would be useless.
      await deps.mails.post(tx, { kind: 'activation', params, to: email, language, site, origin }, { usefulFor: pendingHours * 3600 });
    }),
  );
}
