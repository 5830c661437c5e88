import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Purse } from '../contract/purse.ts';
import { findBalance } from './credits-repo.ts';
import { listLots } from './lots/lot-repo.ts';
import { withRemaining } from './lots/lots-of.ts';

export type CheapestCredit = Purse['cheapest'];

/** A member's balance, and what its credits cost. */
export async function purseOf(db: Db, user: UserId, cheapest: Promise<CheapestCredit>): Promise<{ credits: number; purse: Purse }> {
  const [lots, { purchased, bonus }, cheapestCredit] = await Promise.all([listLots(db, user), findBalance(db, user), cheapest]);
  const left = withRemaining(lots, purchased).filter((lot) => lot.left > 0);
  return {
    credits: purchased + bonus,
    purse: {
      bonus,
      lots: left.map((lot) => ({
        credits: lot.credits,
        amount: lot.amount,
        currency: lot.currency,
        next: lot.credits - lot.taken - lot.left,
        left: lot.left,
      })),
      cheapest: cheapestCredit,
    },
  };
}
