import type { Tx } from '#platform/server/db/open-database.ts';
import { findUser } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Match } from './match-order.ts';
import type { WithdrawalLinks } from './withdrawal-links.ts';
import type { Declared } from './withdrawal-repo.ts';

/** In ms: how long a declaration without a login waits for its buyer to object before it is carried out. */
export const timeToDeny = 24 * 3_600_000;

export interface OwnerDeps {
  readonly mails: Mails;
  readonly withdrawalLinks: WithdrawalLinks;
}

interface Received extends Declared {
  readonly number: string;
  readonly receivedAt: Date;
  /** False: the receipt waits for the rate limit, and the day in which the owner may object could be over by then. */
  readonly receiptAtOnce: boolean;
}

/**
 * Somebody withdrew from a purchase of this account: mails the owner, who can say with one click until the next day that it was somebody
 * else. If the account's own address was declared, the receipt has that link too and nothing more is mailed, unless the receipt has to
 * wait: anybody who knows the number could make it wait on purpose.
 */
export async function warnOwner(
  tx: Tx,
  { mails, withdrawalLinks }: OwnerDeps,
  { email, name, number, ends, receivedAt, receiptAtOnce, order }: Received,
  { user, own }: Match,
  origin: string,
): Promise<void> {
  const owner = await findUser(tx, user);
  if (owner === null || (owner.email === email && (own || receiptAtOnce))) return;
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
