import type { SiteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { claimKnownAddressMail } from './mail-request-repo.ts';
import { restorableUntil } from './status-transitions.ts';
import { findName, findUserByEmail } from './user-repo.ts';

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
 * Somebody signed up with a known address, or changed theirs to it: only the address's owner gets to know that, at most
 * once a day. Of a deleted account they are told until when it can come back.
 */
export async function tellOwner({ clock, mails }: Deps, tx: Tx, { site, origin }: Where, email: string): Promise<void> {
  const now = clock.now();
  const owner = await findUserByEmail(tx, site, email);
  if (owner === null) return;
  const until = owner.deletedAt === null ? null : restorableUntil(owner.deletedAt);
  // Too late to come back, and not purged yet: by the time the mail is read there is no account.
  if (until !== null && until <= now) return;
  if (!(await claimKnownAddressMail(tx, owner.id, new Date(now.getTime() - day), now))) return;
  const order = { to: owner.email, language: owner.language, site, origin };
  const params = { name: await findName(tx, owner.id), link: `${origin}/login` };
  if (until === null) await mails.post(tx, { kind: 'known_address', params, ...order });
  else await mails.post(tx, { kind: 'deleted_address', params: { ...params, until: until.toISOString() }, ...order });
}
