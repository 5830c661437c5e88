import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { confirmationCounter, factorCounter } from './confirm-password.ts';
import type { UserRow } from '../user/user-repo.ts';
import { accountCounter } from '../attempts/known-device.ts';
import { endBlocks, findBlock, findBlockOf } from '../attempts/login-failure-repo.ts';

type Locked = Pick<UserRow, 'id' | 'siteId' | 'email'>;

const ownCounters = ({ id }: Locked): readonly Buffer[] => [confirmationCounter(id), factorCounter(id)];

/** Until when too many wrong passwords or codes keep somebody out of the account; null when they do not. */
export async function lockedUntil(db: Db, user: Locked, now: Date): Promise<Date | null> {
  const blocks = [await findBlock(db, accountCounter(user.siteId, user.email), now), await findBlockOf(db, ownCounters(user), now)];
  return blocks.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);
}

/** Lets the member try again at once, on every device. False when nothing had failed. */
export const unlock = async (tx: Tx, user: Locked): Promise<boolean> =>
  (await endBlocks(tx, { account: accountCounter(user.siteId, user.email), counters: ownCounters(user) })) > 0;
