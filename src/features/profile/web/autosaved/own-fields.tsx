import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { ChoiceChips } from '#platform/web/ui/index.ts';
import { genders } from '#features/account/contract/genders.ts';
import { interestsQuery } from '#features/members/web/index.ts';
import { type ConsentedTrait, type PlainTrait, plainTraits } from '#features/site/contract/traits.ts';
import { AboutField } from '../fields/about-field.tsx';
import { ConsentedTraitField } from '../fields/consented-trait-field.tsx';
import { InterestPicker } from '../fields/interest-picker.tsx';
import { SearchAgeField, SearchGenderField } from '../fields/search-fields.tsx';
import { AutosavedField } from './autosaved-field.tsx';
import { TraitField } from '../fields/trait-field.tsx';
import { useConsent } from '../state/use-consent.ts';
import { useOwnProfile } from '../state/use-own-profile.ts';
import { useProfileChange } from '../state/use-profile-change.ts';
import { useAutosave } from '../state/use-autosave.ts';

export function OwnGender() {
  const t = useTranslations();
  const { gender } = useOwnProfile();
  const saver = useProfileChange();
  return (
    <AutosavedField saver={saver}>
      <ChoiceChips
        fill
        legend={t('profile.gender')}
        choices={genders.map((value) => ({ value, label: t(`members.gender.${value}`) }))}
        value={gender}
        onChange={(next) => saver.save({ gender: next })}
      />
    </AutosavedField>
  );
}

export function OwnAbout() {
  const { about } = useOwnProfile();
  const saver = useProfileChange();
  const field = useAutosave({
    saved: about,
    save: (next, refused) => saver.save({ about: next }, refused),
    reset: saver.reset,
  });
  const errorText = useErrorText('profile', 'account');
  return (
    <AutosavedField saver={saver} ownErrors>
      <AboutField value={field.value} onChange={field.onChange} onLeave={field.onLeave} error={saver.error && errorText(saver.error)} />
    </AutosavedField>
  );
}

export function OwnTraits() {
  return plainTraits.map((name) => <OwnTrait key={name} name={name} />);
}

function OwnTrait({ name }: { readonly name: PlainTrait }) {
  const profile = useOwnProfile();
  const saver = useProfileChange();
  return (
    <AutosavedField saver={saver}>
      <TraitField name={name} value={profile[name]} onChange={(changes) => saver.save(changes)} />
    </AutosavedField>
  );
}

export function OwnConsentedTrait({ name }: { readonly name: ConsentedTrait }) {
  const profile = useOwnProfile();
  const saver = useProfileChange();
  return (
    <AutosavedField saver={saver}>
      <ConsentedTraitField name={name} value={profile[name]} onChange={(changes) => saver.save(changes)} />
    </AutosavedField>
  );
}

export function OwnInterests() {
  const { interests } = useOwnProfile();
  const { data: offered } = useSuspenseQuery(interestsQuery(useApi()));
  const saver = useProfileChange();
  return (
    <AutosavedField saver={saver}>
      <InterestPicker
        offered={offered}
        value={interests}
        onChange={(next) => saver.save({ interests: next })}
        consent={useConsent('explicit_interests')}
      />
    </AutosavedField>
  );
}

/** Ms; a slider passes many values while it moves. */
const sliderDelay = 700;

export function OwnSearch() {
  const { search_gender, search_min_age, search_max_age } = useOwnProfile();
  const genderSaver = useProfileChange();
  const ageSaver = useProfileChange();
  const ages = useAutosave({
    saved: { search_min_age, search_max_age },
    delay: sliderDelay,
    isSame: (one, other) => one.search_min_age === other.search_min_age && one.search_max_age === other.search_max_age,
    save: (next, refused) => ageSaver.save(next, refused),
    reset: ageSaver.reset,
  });
  const errorText = useErrorText('profile', 'account');
  return (
    <>
      <AutosavedField saver={genderSaver} ownErrors>
        <SearchGenderField
          value={search_gender}
          onChange={(next) => genderSaver.save({ search_gender: next })}
          error={genderSaver.error && errorText(genderSaver.error)}
        />
      </AutosavedField>
      <AutosavedField saver={ageSaver}>
        <div onBlur={ages.onLeave}>
          <SearchAgeField {...ages.value} onChange={ages.onChange} />
        </div>
      </AutosavedField>
    </>
  );
}
