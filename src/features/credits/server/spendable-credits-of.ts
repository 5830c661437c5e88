import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { SpendableCredits } from '../contract/spendable-credits.ts';
import { findSpendableCredits } from './lots/lot-repo.ts';
import { remainingOf } from './lots/remaining.ts';

export type CheapestCredit = SpendableCredits['cheapest'];

/** A member's balance, and the prices of its credits. */
export async function spendableCreditsOf(
  db: Db,
  user: UserId,
  cheapest: Promise<CheapestCredit>,
): Promise<{ credits: number; purse: SpendableCredits }> {
  const [{ lots, purchased, bonus }, cheapestCredit] = await Promise.all([findSpendableCredits(db, user), cheapest]);
  const remaining = remainingOf(lots, purchased);
  return {
    credits: purchased + bonus,
    purse: {
      bonus,
      lots: lots.flatMap(({ credits, amount, currency, taken }, at) => {
        const left = remaining[at] ?? 0;
        return left > 0 ? [{ credits, amount, currency, next: credits - taken - left, left }] : [];
      }),
      cheapest: cheapestCredit,
    },
  };
}
