import { useTranslations } from 'use-intl';
import { Checkbox, EmailInput, Field, SelectInput, TextInput } from '#platform/web/ui/index.ts';
import { useSetup } from '../setup-api.ts';
import { useFieldError } from '../use-missing.ts';
import { AnswersForm, useAnswers } from './answers-form.tsx';
import { useCountries } from './use-countries.ts';

/** Who runs the site: imprint, invoices, taxes. */
export function CompanyStep({ onNext }: { readonly onNext: () => void }) {
  const t = useTranslations('office-setup.company');
  const { setup } = useSetup();
  const answers = useAnswers('company', setup.company.answers);
  const { typed, change, isSaved } = answers;
  const errorOf = useFieldError('company', isSaved);
  const countries = useCountries();
  const text = (name: 'name' | 'address' | 'city' | 'representatives' | 'register_court' | 'kvk' | 'vat_number', help?: string) => (
    <Field label={t(name)} error={errorOf(name)} help={help}>
      <TextInput name={name} value={typed[name]} onChange={(event) => change({ [name]: event.target.value })} />
    </Field>
  );
  return (
    <AnswersForm step="company" title={t('title')} lead={t('lead')} answers={answers} onNext={onNext}>
      {text('name')}
      <div className="setup-two">
        {text('address')}
        {text('city')}
        <Field label={t('country')} error={errorOf('country')}>
          <SelectInput name="country" value={typed.country} onChange={(event) => change({ country: event.target.value })}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
        {text('representatives', t('representativesHelp'))}
        {text('register_court')}
        {text('kvk')}
        {text('vat_number')}
        <Field label={t('support_phone')} error={errorOf('support_phone')}>
          <TextInput
            name="support_phone"
            type="tel"
            value={typed.support_phone}
            onChange={(event) => change({ support_phone: event.target.value })}
          />
        </Field>
        <Field label={t('support_email')} error={errorOf('support_email')}>
          <EmailInput
            name="support_email"
            value={typed.support_email}
            onChange={(event) => change({ support_email: event.target.value })}
          />
        </Field>
      </div>
      <Checkbox label={t('oss')} help={t('ossHelp')} checked={typed.oss} onChange={(event) => change({ oss: event.target.checked })} />
    </AnswersForm>
  );
}
