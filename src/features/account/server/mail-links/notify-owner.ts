import type { SiteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { claimExistingAddressMail } from './mail-request-repo.ts';
import { restorableUntil } from '../user/status-transitions.ts';
import { findName, findUserByEmail } from '../user/user-repo.ts';

interface Deps {
  readonly clock: Clock;
  readonly mails: Mails;
}

interface Where {
  readonly site: SiteId;
  readonly origin: string;
}

const day = 24 * 3_600_000;

/**
 * Notifies the owner of an address, by mail and at most once a day, that somebody has tried to sign up with it or to change their own
 * address to it. For a deleted account the mail says until when it can be restored.
 */
export async function notifyOwner({ clock, mails }: Deps, tx: Tx, { site, origin }: Where, email: string): Promise<void> {
  const now = clock.now();
  const owner = await findUserByEmail(tx, site, email);
  if (owner === null) return;
  const until = owner.deletedAt === null ? null : restorableUntil(owner.deletedAt);
  // Too late to restore, though not purged yet: the account will be gone when the mail is read.
  if (until !== null && until <= now) return;
  if (!(await claimExistingAddressMail(tx, owner.id, new Date(now.getTime() - day), now))) return;
  const envelope = { to: owner.email, language: owner.language, site, origin };
  const params = { name: await findName(tx, owner.id), link: `${origin}/login` };
  if (until === null) await mails.post(tx, { kind: 'known_address', params, ...envelope });
  else await mails.post(tx, { kind: 'deleted_address', params: { ...params, until: until.toISOString() }, ...envelope });
}
