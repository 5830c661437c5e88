import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { IconName } from '#platform/web/ui/index.ts';
import { useDistance, useTraitLabel } from '#features/members/web/index.ts';
import { useCountryName, useRegionName } from '#features/places/web/index.ts';
import { traitNames } from '#features/site/contract/traits.ts';
import type { FilterName } from '../contract/rules.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { joinable } from './joinable.ts';
import type { Filters } from './search.ts';

export interface FilterLabel {
  readonly name: FilterName;
  /** Set for interests, each of which has its own label. */
  readonly interest?: Interest;
  readonly text: string;
  readonly icon?: IconName;
}

/** Labels of the active filters: "Women, non-binary people", "28 to 45", "Eyes: green". */
export function useFilterLabels(filters: Filters): FilterLabel[] {
  const t = useTranslations('members');
  const format = useFormatter();
  const locale = useLocale();
  const countryName = useCountryName();
  const regionName = useRegionName(filters.countryregion);
  const traitLabel = useTraitLabel();
  const { exact } = useDistance();
  const listed = (words: string[]) => format.list(words, { type: 'unit', style: 'short' });

  const { gender, country, countryregion, min_age: from, max_age: to, distance, with_photo, online } = filters;
  const labels: FilterLabel[] = [];
  if (gender)
    labels.push({
      name: 'gender',
      text: listed(
        joinable(
          gender.map((value) => t(`genders.${value}`)),
          locale,
        ),
      ),
    });
  if (from !== undefined && to !== undefined) labels.push({ name: 'age', text: t('chip.ages', { from, to }) });
  else if (from !== undefined) labels.push({ name: 'age', text: t('chip.agesFrom', { from }) });
  else if (to !== undefined) labels.push({ name: 'age', text: t('chip.agesTo', { to }) });
  if (distance !== undefined) labels.push({ name: 'distance', text: t('chip.distance', { distance: exact(distance) }) });
  if (country !== undefined) labels.push({ name: 'country', text: countryName(country) });
  if (countryregion !== undefined) labels.push({ name: 'countryregion', text: regionName ?? countryregion });
  for (const name of traitNames) {
    const words = filters[name]?.map((value) => traitLabel(name, value));
    if (words) labels.push({ name, text: t('chip.trait', { trait: t(`trait.${name}`), values: listed(words) }) });
  }
  for (const interest of filters.interests ?? [])
    labels.push({ name: 'interests', interest, text: t(`interest.${interest}`), icon: `interest-${interest}` });
  if (with_photo) labels.push({ name: 'with_photo', text: t('chip.withPhoto') });
  if (online) labels.push({ name: 'online', text: t('chip.online') });
  if (filters.new) labels.push({ name: 'new', text: t('chip.new') });
  return labels;
}
