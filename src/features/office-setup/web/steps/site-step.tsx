import { useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { ChoiceChips, Field, SelectInput, TextArea, TextInput } from '#platform/web/ui/index.ts';
import { useSetup } from '../setup-api.ts';
import { useFieldError } from '../use-missing.ts';
import { AnswersForm, useAnswers } from './answers-form.tsx';
import { useCountries, useRegionName } from './use-countries.ts';

interface Props {
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** In the order of their numbers, from 1. */
const niches = ['general', 'casual', 'over40', 'men', 'women', 'kink', 'international'] as const;
const zones = Intl.supportedValuesOf('timeZone');

/** Where the site is, its name, for whom it is. */
export function SiteStep({ onNext, onBack }: Props) {
  const t = useTranslations('office-setup.site');
  const { setup } = useSetup();
  const answers = useAnswers('site', setup.site.answers);
  const { typed, change, isSaved } = answers;
  const errorOf = useFieldError('site', isSaved);
  const countries = useCountries();
  const regionName = useRegionName();
  return (
    <AnswersForm step="site" title={t('title')} answers={answers} onNext={onNext} onBack={onBack}>
      <div className="setup-two">
        <Field label={t('host')} error={errorOf('host')} help={t('hostHelp')}>
          <TextInput
            name="host"
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            value={typed.host}
            onChange={(event) => change({ host: event.target.value })}
          />
        </Field>
        <Field label={t('name')} error={errorOf('name')}>
          <TextInput name="name" maxLength={60} value={typed.name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field label={t('language')} help={t('languageHelp')}>
          <SelectInput
            name="language"
            value={typed.language}
            onChange={(event) => change({ language: languages.find((one) => one === event.target.value) ?? typed.language })}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t('time_zone')} error={errorOf('time_zone')} help={t('timeZoneHelp')}>
          <SelectInput name="time_zone" value={typed.time_zone} onChange={(event) => change({ time_zone: event.target.value })}>
            {zones.includes(typed.time_zone) || <option value={typed.time_zone}>{typed.time_zone}</option>}
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      <Field label={t('description')} error={errorOf('description')} help={t('descriptionHelp')}>
        <TextArea
          name="description"
          rows={2}
          maxLength={300}
          value={typed.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <ChoiceChips
        multiple
        small
        legend={t('countries')}
        help={t('countriesHelp')}
        error={errorOf('countries')}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={typed.countries}
        onChange={(chosen) => change({ countries: chosen })}
      />
      {setup.untaxed.map((code) => (
        <Field key={code} label={t('untaxed', { country: regionName(code) })} help={t('untaxedHelp')} error={errorOf(`untaxed.${code}`)}>
          <TextInput
            name={`untaxed-${code}`}
            value={typed.untaxed[code] ?? ''}
            onChange={(event) => change({ untaxed: { ...typed.untaxed, [code]: event.target.value } })}
          />
        </Field>
      ))}
      <ChoiceChips
        small
        legend={t('niche')}
        help={t('nicheHelp')}
        choices={niches.map((name, n) => ({ value: String(n + 1), label: t(`niches.${name}`) }))}
        value={String(typed.niche)}
        onChange={(chosen) => change({ niche: Number(chosen) })}
      />
    </AnswersForm>
  );
}
