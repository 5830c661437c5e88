import { useTranslations } from 'use-intl';
import type { OfficePackage } from '../../contract/schemas.ts';

/** How a package is called: by its credits, or premium with its days. */
export function usePackageName(): (one: Pick<OfficePackage, 'kind' | 'credits' | 'days'>) => string {
  const t = useTranslations('office-prices');
  return ({ kind, credits, days }) => {
    if (kind === 'credits' || credits > 0) return t('credits', { n: credits });
    return days > 0 ? t('premiumDays', { n: days }) : t('premium');
  };
}
