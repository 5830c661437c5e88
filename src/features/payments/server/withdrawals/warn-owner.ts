import type { Tx } from '#platform/server/db/open-database.ts';
import { findUser } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Match } from './match-order.ts';
import type { WithdrawalLinks } from './withdrawal-links.ts';
import type { Declared } from './withdrawal-repo.ts';

/** In ms: how long a declaration without a login waits for its buyer, before it is carried out without a word. */
export const timeToDeny = 24 * 3_600_000;

export interface OwnerDeps {
  readonly mails: Mails;
  readonly withdrawalLinks: WithdrawalLinks;
}

/**
 * Somebody withdrew from a purchase and named another address than that of its account, which is told: until the next day one
 * press there says that it was somebody else.
 */
export async function warnOwner(
  tx: Tx,
  { mails, withdrawalLinks }: OwnerDeps,
  { email, name, number, ends, receivedAt, order }: Declared & { readonly number: string; readonly receivedAt: Date },
  { user, own }: Match,
  origin: string,
): Promise<void> {
  const owner = await findUser(tx, user);
  if (owner === null || owner.email === email) return;
  const link = own ? origin : `${origin}/withdrawal/${withdrawalLinks.make({ number, role: 'owner' })}`;
  await mails.post(tx, {
    kind: 'withdrawal_owner',
    params: {
      name: '',
      from: name,
      order,
      number,
      at: receivedAt.toISOString(),
      until: new Date(receivedAt.getTime() + timeToDeny).toISOString(),
      what: ends === null ? 'withdrawal' : 'cancellation',
      step: own ? 'none' : 'deny',
      link,
    },
    to: owner.email,
    language: owner.language,
    site: owner.siteId,
    origin,
  });
}
