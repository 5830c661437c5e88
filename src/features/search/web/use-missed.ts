import { useTranslations } from 'use-intl';
import { useDistance } from '#features/members/web/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import type { FilterName } from '../contract/rules.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { Filters } from './search.ts';

/** Describes how a similar member misses a filter: "38 years old", "more than 10 km away". */
export function useMissed({ distance }: Filters): (member: Member, filter: FilterName) => string {
  const t = useTranslations('members');
  const countryName = useCountryName();
  const { exact } = useDistance();
  return (member, filter) => {
    switch (filter) {
      case 'gender':
        return t(`gender.${member.gender}`);
      case 'age':
        return t('misses.age', { n: member.age });
      case 'distance':
        return t('misses.distance', { distance: exact(distance ?? 0) });
      case 'country':
        return t('misses.country', { place: countryName(member.country) });
      case 'countryregion':
        return t('misses.countryregion', { place: member.region?.name ?? countryName(member.country) });
      case 'interests':
      case 'with_photo':
      case 'online':
      case 'new':
        return t(`misses.${filter}`);
      default:
        return t('misses.trait', { trait: t(`trait.${filter}`) });
    }
  };
}
