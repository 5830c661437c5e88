import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { checkPassword, findUserByEmail, notifyOwner } from '#features/account/server/index.ts';
import { findConversationWith } from '#features/chat/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import type { Applicant } from './read-applicant.ts';
import { findOwnSignup } from './signup-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
}

interface Attempt {
  readonly applicant: Applicant;
  readonly clientId: string | undefined;
  readonly site: Site;
  readonly now: Date;
}

type ExistingAddressError = 'email_taken' | 'email_deleted' | 'check_mail';

/** Milliseconds during which a signup with the same client id counts as a retry. */
const retryWindow = 24 * 3_600_000;

/**
 * Returns the account when an earlier attempt of this signup created it and its reply was lost; otherwise the site's error for an
 * existing address.
 */
export async function answerExistingAddress(
  deps: Deps,
  attempt: Attempt,
  call: Call,
): Promise<Result<{ readonly user: UserId; readonly conversation: number | null }, ExistingAddressError>> {
  const { db } = deps;
  const { applicant, site } = attempt;
  const user = await findRepeatedSignup(deps.db, attempt);
  if (user !== null) {
    const { firstMessage } = applicant;
    const conversation = firstMessage && (await findConversationWith(db, user, firstMessage.to));
    return ok({ user, conversation: conversation?.id ?? null });
  }

  const owner = await findUserByEmail(db, site.id, applicant.email);
  // A held account is never revealed.
  const reveal = site.settings.explicit_account_messages && owner !== null && owner.status !== 'held';
  if (reveal) return fail(owner.status === 'deleted' ? 'email_deleted' : 'email_taken', { field: 'email' });
  await db.transaction().execute((tx) => notifyOwner(deps, tx, call, applicant.email));
  return fail('check_mail', { field: 'email' });
}

async function findRepeatedSignup(db: Db, { applicant, clientId, site, now }: Attempt): Promise<UserId | null> {
  if (clientId === undefined) return null;
  const existing = await findOwnSignup(db, site.id, applicant.email, clientId, new Date(now.getTime() - retryWindow));
  return existing !== null && (await checkPassword(existing.passwordHash, applicant.password)) ? existing.id : null;
}
