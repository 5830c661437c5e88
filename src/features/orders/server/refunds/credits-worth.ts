import { valueOf } from '#features/credits/contract/lot-value.ts';
import type { Lot } from '#features/credits/server/index.ts';

/** How many of a lot's remaining credits this many minor units cover, rounded down. */
export function creditsWorth(lot: Lot, limit: number): number {
  if (lot.amount === 0) return 0;
  const end = lot.credits - lot.taken;
  let credits = Math.min(lot.left, Math.ceil(((limit + 1) * lot.credits) / lot.amount));
  while (credits > 0 && valueOf(lot, end - credits, end) > limit) credits -= 1;
  return credits;
}
