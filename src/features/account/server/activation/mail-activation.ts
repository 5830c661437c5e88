import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { linkTokenTimes } from '../mail-links/link-token-repo.ts';
import { linkDay, minutesToWait } from '../mail-links/link-tokens.ts';
import { findName, type UserRow } from '../user/user-repo.ts';
import { sendActivationMail } from './activation-mail.ts';

interface Deps {
  readonly clock: Clock;
  readonly mails: Pick<Mails, 'post'>;
}

/** Mails the link again, within the limit of such mails. The caller has locked the user, who is not activated yet. */
export async function mailActivation(deps: Deps, tx: Tx, user: UserRow, origin: string): Promise<Result<null, 'too_many_mails'>> {
  const { id, siteId: site, email, language } = user;
  const now = deps.clock.now();
  const minutes = minutesToWait(await linkTokenTimes(tx, id, 'activation', new Date(now.getTime() - linkDay)), now);
  if (minutes > 0) return fail('too_many_mails', { minutes });
  await sendActivationMail(deps, tx, { id, site, email, name: await findName(tx, id), language }, origin);
  return ok(null);
}
