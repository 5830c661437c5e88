import type { Money } from '#platform/contract/money.ts';
import { useMember } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

/** What credits are worth where the site prices its messages; null elsewhere. */
export function useWorth(): (credits: number) => Money | null {
  const { minimum_message_costs: costs, message_credits: each } = useSettings();
  const { country } = useMember().profile;
  const price = country === null ? undefined : costs[country];
  return (credits) =>
    price === undefined || each === 0 ? null : { amount: Math.round((price.costs / each) * credits), currency: price.currency };
}
