import type { Money } from '#platform/contract/money.ts';
import { useMember } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

/** Converts credits to money. Null in countries for which the site has no price per message. */
export function useCreditValue(): (credits: number) => Money | null {
  const { minimum_message_costs: costs, message_credits: creditsPerMessage } = useSettings();
  const { country } = useMember().profile;
  const price = country === null ? undefined : costs[country];
  return (credits) =>
    price === undefined || creditsPerMessage === 0
      ? null
      : { amount: Math.round((price.costs / creditsPerMessage) * credits), currency: price.currency };
}
