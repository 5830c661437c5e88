import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { ChoiceChips, Field, TextInput } from '#platform/web/ui/index.ts';
import { genders } from '#features/account/contract/user.ts';
import { interestsQuery } from '#features/members/web/index.ts';
import { AboutField } from './about-field.tsx';
import { InterestPicker } from './interest-picker.tsx';
import { PlaceField } from './place-field.tsx';
import { SearchAgeField, SearchGenderField } from './search-fields.tsx';
import { SelfSaved } from './self-saved.tsx';
import { SexualityField } from './sexuality-field.tsx';
import { plainTraits, type PlainTrait, TraitField } from './trait-fields.tsx';
import { useConsent } from './use-consent.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useProfileChange } from './use-profile-change.ts';
import { useSelfSaving } from './use-self-saving.ts';

export function OwnName() {
  const t = useTranslations('profile.name');
  const { name } = useOwnProfile();
  const saver = useProfileChange();
  const field = useSelfSaving({
    kept: name,
    save: (next, refused) => saver.save({ name: next }, refused),
    isWhole: (text) => text.trim() !== '',
  });
  const errorText = useErrorText('profile', 'account');
  return (
    <SelfSaved saver={saver} ownErrors>
      <Field label={t('label')} help={t('help')} error={saver.error && errorText(saver.error)}>
        <TextInput
          name="name"
          autoComplete="nickname"
          value={field.value}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onLeave}
        />
      </Field>
    </SelfSaved>
  );
}

export function OwnGender() {
  const t = useTranslations();
  const { gender } = useOwnProfile();
  const saver = useProfileChange();
  return (
    <SelfSaved saver={saver}>
      <ChoiceChips
        fill
        legend={t('profile.gender')}
        choices={genders.map((value) => ({ value, label: t(`members.gender.${value}`) }))}
        value={gender}
        onChange={(next) => saver.save({ gender: next })}
      />
    </SelfSaved>
  );
}

export function OwnAbout() {
  const { about } = useOwnProfile();
  const saver = useProfileChange();
  const field = useSelfSaving({ kept: about, save: (next, refused) => saver.save({ about: next }, refused) });
  const errorText = useErrorText('profile', 'account');
  return (
    <SelfSaved saver={saver} ownErrors>
      <AboutField value={field.value} onChange={field.onChange} onLeave={field.onLeave} error={saver.error && errorText(saver.error)} />
    </SelfSaved>
  );
}

export function OwnTraits() {
  return plainTraits.map((name) => <OwnTrait key={name} name={name} />);
}

function OwnTrait({ name }: { readonly name: PlainTrait }) {
  const profile = useOwnProfile();
  const saver = useProfileChange();
  return (
    <SelfSaved saver={saver}>
      <TraitField name={name} value={profile[name]} onChange={(changes) => saver.save(changes)} />
    </SelfSaved>
  );
}

export function OwnSexuality() {
  const { sexuality } = useOwnProfile();
  const saver = useProfileChange();
  return (
    <SelfSaved saver={saver}>
      <SexualityField value={sexuality} onChange={(changes) => saver.save(changes)} consent={useConsent('sexuality')} />
    </SelfSaved>
  );
}

export function OwnInterests() {
  const { interests } = useOwnProfile();
  const { data: offered } = useSuspenseQuery(interestsQuery(useApi()));
  const saver = useProfileChange();
  return (
    <SelfSaved saver={saver}>
      <InterestPicker
        offered={offered}
        value={interests}
        onChange={(next) => saver.save({ interests: next })}
        consent={useConsent('explicit_interests')}
      />
    </SelfSaved>
  );
}

/** A slider says many numbers on its way. */
const slidingPause = 700;

export function OwnSearch() {
  const { search_gender, search_min_age, search_max_age } = useOwnProfile();
  const who = useProfileChange();
  const howOld = useProfileChange();
  const ages = useSelfSaving({
    kept: { search_min_age, search_max_age },
    pause: slidingPause,
    isSame: (one, other) => one.search_min_age === other.search_min_age && one.search_max_age === other.search_max_age,
    save: (next, refused) => howOld.save(next, refused),
  });
  const errorText = useErrorText('profile', 'account');
  return (
    <>
      <SelfSaved saver={who} ownErrors>
        <SearchGenderField
          value={search_gender}
          onChange={(next) => who.save({ search_gender: next })}
          error={who.error && errorText(who.error)}
        />
      </SelfSaved>
      <SelfSaved saver={howOld}>
        <div onBlur={ages.onLeave}>
          <SearchAgeField {...ages.value} onChange={ages.onChange} />
        </div>
      </SelfSaved>
    </>
  );
}

export function OwnPlace() {
  const profile = useOwnProfile();
  const saver = useProfileChange();
  return (
    <SelfSaved saver={saver}>
      <PlaceField value={profile} onChange={(change) => saver.saveChange(change)} />
    </SelfSaved>
  );
}
