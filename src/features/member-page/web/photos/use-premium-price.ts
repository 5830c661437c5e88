import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { packagesQuery } from '#features/shop/web/index.ts';

/** The price of the cheapest package, since any package unlocks premium: "9,90 €"; null until loaded. */
export function usePremiumPrice(wanted = true): string | null {
  const money = useMoney();
  const { data: packages } = useQuery({ ...packagesQuery(useApi()), enabled: wanted });
  const [cheapest] = (packages ?? []).toSorted((a, b) => a.price.amount - b.price.amount);
  return cheapest === undefined ? null : money(cheapest.price);
}
