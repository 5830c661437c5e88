import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, ChoiceChips, Field, Icon, RangeField, SelectInput } from '#platform/web/ui/index.ts';
import { genders } from '#features/account/contract/genders.ts';
import {
  InterestChips,
  InterestGroups,
  interestsQuery,
  useDistance,
  useInterestOrder,
  useTraitLabel,
} from '#features/members/web/index.ts';
import { countryOptions, regionsQuery } from '#features/places/web/index.ts';
import { type Trait, traitNames, traits, type TraitValue } from '#features/site/contract/traits.ts';
import { useSettings } from '#features/site/web/index.ts';
import { distances, type FilterName } from '../contract/rules.ts';
import { isSuitable } from '#features/members/contract/interest-words.ts';
import { explicitInterests, type Interest } from '#features/members/contract/traits.ts';
import { ages, type FilterChanges, type Filters } from './search.ts';

interface FieldProps {
  readonly draft: Filters;
  readonly set: (changes: FilterChanges) => void;
  readonly offered: readonly FilterName[];
}

export function GenderField({ draft, set, offered }: FieldProps) {
  const t = useTranslations('members');
  if (!offered.includes('gender')) return null;
  return (
    <ChoiceChips
      multiple
      fill
      legend={t('filters.gender')}
      choices={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      value={draft.gender ?? []}
      onChange={(gender) => set({ gender })}
    />
  );
}

export function AgeField({ draft, set, offered }: FieldProps) {
  const t = useTranslations('members.filters');
  if (!offered.includes('age')) return null;
  return (
    <RangeField
      legend={t('age')}
      min={ages.youngest}
      max={ages.oldest}
      value={[draft.min_age ?? ages.youngest, draft.max_age ?? ages.oldest]}
      onChange={([min_age, max_age]) => set({ min_age, max_age })}
      fromLabels={{ name: t('youngest'), less: t('younger'), more: t('older') }}
      toLabels={{ name: t('oldest'), less: t('younger'), more: t('older') }}
      between={t('between')}
      formatValue={(n) => t('years', { n })}
    />
  );
}

const anyDistance = 'any';

/** Maximum distance from the member's own place. */
export function DistanceField({ draft, set, offered }: FieldProps) {
  const t = useTranslations('members.filters');
  const { exact } = useDistance();
  if (!offered.includes('distance')) return null;
  return (
    <div className="distances">
      <ChoiceChips
        small
        legend={t('distance')}
        help={t('distanceHelp')}
        choices={[...distances.map((km) => ({ value: String(km), label: exact(km) })), { value: anyDistance, label: t('anyDistance') }]}
        value={String(draft.distance ?? anyDistance)}
        onChange={(chosen) => set({ distance: distances.find((km) => String(km) === chosen) })}
      />
    </div>
  );
}

/** The country, and the regions of the chosen one. */
export function PlaceFields({ draft, set, offered }: FieldProps) {
  const t = useTranslations('members.filters');
  const { countries } = useSettings();
  const locale = useLocale();
  const { data: regions } = useQuery(regionsQuery(useApi()));
  if (!offered.includes('country')) return null;
  const within = (draft.country !== undefined && regions?.[draft.country]) || [];
  return (
    <div className="two">
      <Field label={t('country')}>
        <SelectInput
          value={draft.country ?? ''}
          onChange={({ target }) => set({ country: target.value || undefined, countryregion: undefined })}
        >
          <option value="">{t('anyCountry')}</option>
          {countryOptions(countries, locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      {offered.includes('countryregion') && (
        <Field label={t('region')}>
          <SelectInput
            value={draft.countryregion ?? ''}
            disabled={within.length === 0}
            onChange={({ target }) => set({ countryregion: target.value || undefined })}
          >
            <option value="">{t('anyRegion')}</option>
            {within.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
    </div>
  );
}

const initialCount = 10;

/** A few interests, including the selected ones; on request all in their groups, the explicit ones last. */
export function InterestField({ draft, set, offered }: FieldProps) {
  const t = useTranslations('members');
  const inOrder = useInterestOrder();
  const { data: all = [] } = useQuery(interestsQuery(useApi()));
  const [showAll, setShowAll] = useState(false);
  const chosen = draft.interests ?? [];
  // Interests selected when the sheet opened come first, so that the order does not change while selecting.
  const [initial] = useState<readonly Interest[]>(chosen);
  if (!offered.includes('interests') || all.length === 0) return null;
  const choose = (interests: Interest[]) => set({ interests });
  const explicit = all.filter((interest) => explicitInterests.has(interest));
  const others = inOrder(all.filter((interest) => !initial.includes(interest) && isSuitable(interest)));
  const few = [...inOrder(initial.filter((interest) => all.includes(interest))), ...others].slice(
    0,
    Math.max(initialCount, initial.length),
  );
  return (
    <Field group label={t('filters.interests')} help={t('filters.interestsHelp')}>
      {showAll ? (
        <div className="grid gap-5">
          <InterestGroups offered={all} value={chosen} onChange={choose} />
          <InterestChips legend={t('interestGroup.explicit')} offered={explicit} value={chosen} onChange={choose} />
        </div>
      ) : (
        <div className="grid justify-items-start gap-2">
          <ChoiceChips
            multiple
            small
            hideLegend
            legend={t('filters.interests')}
            choices={few.map((value) => ({ value, label: t(`interest.${value}`), icon: `interest-${value}` as const }))}
            value={chosen}
            onChange={choose}
          />
          {few.length < all.length && (
            <Button kind="plain" size="small" icon="caret-down" onClick={() => setShowAll(true)}>
              {t('filters.allInterests', { n: all.length })}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

/** Wish, children, hair and the like: collapsed until one of them is set. */
export function AppearanceFields({ draft, set, offered }: FieldProps) {
  const t = useTranslations('members.filters');
  const [open] = useState(() => traitNames.some((name) => draft[name] !== undefined));
  const shown = traitNames.filter((name) => offered.includes(name));
  if (shown.length === 0) return null;
  return (
    <details className="fold" open={open}>
      <summary>
        {t('appearance')} <Icon name="caret-down" />
      </summary>
      <div className="grid gap-6 pt-3">
        {shown.map((name) => (
          <TraitField
            key={name}
            name={name}
            values={traits[name].values}
            chosen={draft[name] ?? []}
            onChange={(values) => set({ [name]: values })}
          />
        ))}
      </div>
    </details>
  );
}

interface TraitFieldProps {
  readonly name: Trait;
  readonly values: readonly TraitValue<Trait>[];
  readonly chosen: readonly TraitValue<Trait>[];
  readonly onChange: (values: string[]) => void;
}

function TraitField({ name, values, chosen, onChange }: TraitFieldProps) {
  const t = useTranslations('members');
  const label = useTraitLabel();
  return (
    <ChoiceChips
      multiple
      small
      legend={t(`trait.${name}`)}
      aside={t('filters.several')}
      choices={values.map((value) => ({ value, label: label(name, value) }))}
      value={chosen}
      onChange={onChange}
    />
  );
}
