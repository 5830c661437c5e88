import type { Money } from '#platform/contract/money.ts';
import { useMember } from '#features/account/web/index.ts';
import { worthOf } from '#features/credits/contract/spend-price.ts';

/** About what credits cost this member. Null when the site sells none. */
export function useCreditValue(): (credits: number) => Money | null {
  const { purse } = useMember();
  return (credits) => worthOf(purse, credits);
}
