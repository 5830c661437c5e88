import { siteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { findName, findUserByEmail } from '#features/account/server/index.ts';
import type { Mails } from '#features/notifications/server/index.ts';
import { claimKnownAddressMail } from './signup-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
}

const day = 24 * 3_600_000;

/** Somebody signed up with a known address: only the address's owner gets to know that, at most once a day. */
export async function tellOwner({ db, clock, mails }: Deps, call: Call, email: string): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const owner = await findUserByEmail(tx, call.site, email);
    if (owner === null || !(await claimKnownAddressMail(tx, owner.id, new Date(now.getTime() - day), now))) return;
    const { origin } = call;
    const params = { name: await findName(tx, owner.id), link: `${origin}/login` };
    await mails.post(tx, { kind: 'known_address', params, to: owner.email, language: owner.language, site: siteId(owner.siteId), origin });
  });
}
