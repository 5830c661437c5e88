import { useTranslations } from 'use-intl';
import type { Package } from '../contract/package.ts';

type Named = Pick<Package, 'kind' | 'credits' | 'days'>;

/** A package's display name: "100 Credits with Premium", "30 days of Premium", or "Premium" alone. */
export function usePackageName(): (pkg: Named) => string {
  const t = useTranslations('shop');
  return ({ credits, days }) => {
    if (days > 0) return t('timed.name', { n: days });
    return credits === 0 ? t('package.premium') : t('package.creditsWithPremium', { n: credits });
  };
}

/** The package with the lowest price per message; null when two share it. */
export function cheapestOf(packages: readonly Package[]): Package | null {
  const priced = packages.filter(({ per_message }) => per_message !== null);
  const sorted = priced.toSorted((a, b) => (a.per_message?.amount ?? 0) - (b.per_message?.amount ?? 0));
  const [first, second] = sorted;
  return first && second && first.per_message?.amount !== second.per_message?.amount ? first : null;
}

/** The default choice: the item in the middle. */
export const middleOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor((items.length - 1) / 2)];
