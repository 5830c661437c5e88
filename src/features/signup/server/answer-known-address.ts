import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { checkPassword, findUserByEmail, tellOwner } from '#features/account/server/index.ts';
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

type KnownAddress = 'email_taken' | 'email_deleted' | 'check_mail';

/** Ms after which a signup is no repetition of an earlier one any more. */
const repeatedFor = 24 * 3_600_000;

/** The account when this very signup has made it, by a call whose answer was lost; else what the site says of a known address. */
export async function answerKnownAddress(
  deps: Deps,
  attempt: Attempt,
  call: Call,
): Promise<Result<{ readonly user: UserId; readonly conversation: number | null }, KnownAddress>> {
  const { db } = deps;
  const { applicant, site } = attempt;
  const user = await findRepeated(deps.db, attempt);
  if (user !== null) {
    const { firstMessage } = applicant;
    const conversation = firstMessage && (await findConversationWith(db, user, firstMessage.to));
    return ok({ user, conversation: conversation?.id ?? null });
  }

  const owner = await findUserByEmail(db, site.id, applicant.email);
  // Of a held account nothing is said openly.
  const open = site.settings.explicit_account_messages && owner !== null && owner.status !== 'held';
  if (open) return fail(owner.status === 'deleted' ? 'email_deleted' : 'email_taken', { field: 'email' });
  await db.transaction().execute((tx) => tellOwner(deps, tx, call, applicant.email));
  return fail('check_mail', { field: 'email' });
}

async function findRepeated(db: Db, { applicant, clientId, site, now }: Attempt): Promise<UserId | null> {
  if (clientId === undefined) return null;
  const made = await findOwnSignup(db, site.id, applicant.email, clientId, new Date(now.getTime() - repeatedFor));
  return made !== null && (await checkPassword(made.passwordHash, applicant.password)) ? made.id : null;
}
