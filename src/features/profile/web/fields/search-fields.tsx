import { useTranslations } from 'use-intl';
import { ChoiceChips, RangeField } from '#platform/web/ui/index.ts';
import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/genders.ts';
import { searchAges } from '../../contract/rules.ts';

/** The end of the scale, which means no limit. */
const oldest = 99;

interface GenderProps {
  readonly value: readonly Gender[];
  readonly onChange: (search_gender: Gender[]) => void;
  readonly error?: string | null | undefined;
}

export function SearchGenderField({ value, onChange, error }: GenderProps) {
  const t = useTranslations('members');
  return (
    <ChoiceChips
      multiple
      fill
      legend={t('filters.gender')}
      aside={t('filters.several')}
      choices={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
      value={value}
      onChange={(chosen) => onChange(genders.filter((gender) => chosen.includes(gender)))}
      error={error}
    />
  );
}

interface Ages {
  readonly search_min_age: number;
  readonly search_max_age: number;
}

interface AgeProps extends Ages {
  readonly legend?: string | undefined;
  readonly onChange: (ages: Ages) => void;
}

export function SearchAgeField({ legend, search_min_age, search_max_age, onChange }: AgeProps) {
  const t = useTranslations('members.filters');
  const own = useTranslations('profile.search');
  return (
    <RangeField
      legend={legend ?? t('age')}
      min={searchAges.min}
      max={oldest}
      value={[Math.min(search_min_age, oldest), Math.min(search_max_age, oldest)]}
      onChange={([from, to]) => onChange({ search_min_age: from, search_max_age: to === oldest ? searchAges.max : to })}
      fromLabels={{ name: t('youngest'), less: t('younger'), more: t('older') }}
      toLabels={{ name: t('oldest'), less: t('younger'), more: t('older') }}
      between={t('between')}
      formatValue={(n) => t('years', { n })}
      help={search_max_age >= oldest && own('agesHelp', { oldest })}
    />
  );
}
