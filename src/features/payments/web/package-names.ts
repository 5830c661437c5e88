import { useTranslations } from 'use-intl';
import type { Package } from '../contract/order.ts';

type Named = Pick<Package, 'kind' | 'credits'>;

/** What somebody gets for a package: "100 Credits with Premium", or premium alone. */
export function usePackageName(): (sold: Named) => string {
  const t = useTranslations('payments.package');
  return ({ credits }) => (credits === 0 ? t('premium') : t('creditsWithPremium', { n: credits }));
}

/** The package whose messages cost least, when that tells it from the others. */
export function cheapestOf(packages: readonly Package[]): Package | null {
  const priced = packages.filter(({ per_message }) => per_message !== null);
  const sorted = priced.toSorted((a, b) => (a.per_message?.amount ?? 0) - (b.per_message?.amount ?? 0));
  const [first, second] = sorted;
  return first && second && first.per_message?.amount !== second.per_message?.amount ? first : null;
}

/** What is chosen before anybody has chosen: the one in the middle. */
export const middleOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor((items.length - 1) / 2)];
