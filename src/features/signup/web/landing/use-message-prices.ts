import { useQuery } from '@tanstack/react-query';
import type { Money } from '#platform/contract/money.ts';
import { useApi } from '#platform/web/data/context.ts';
import { cheapestMessage } from '#features/shop/contract/cheapest-message.ts';
import { packagesQuery } from '#features/shop/web/index.ts';

interface MessagePrices {
  /** Of a message, with the packages where it is cheapest and dearest. */
  readonly low: Money;
  readonly high: Money;
  /** Of the cheapest package with credits. */
  readonly entry: Money;
}

/** Null where no credits are sold for money. */
export function useMessagePrices(): MessagePrices | null {
  const { data: packages = [] } = useQuery(packagesQuery(useApi()));
  const low = cheapestMessage(packages);
  const sold = packages.flatMap(({ per_message, price }) => (per_message === null ? [] : [{ per_message, price }]));
  const high = sold
    .map(({ per_message }) => per_message)
    .toSorted(byAmount)
    .at(-1);
  const [entry] = sold.map(({ price }) => price).toSorted(byAmount);
  return low && high && entry ? { low, high, entry } : null;
}

const byAmount = (a: Money, b: Money): number => a.amount - b.amount;
