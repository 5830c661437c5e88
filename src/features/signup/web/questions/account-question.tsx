import { useLocale, useTranslations } from 'use-intl';
import { DateField, Field, SelectInput } from '#platform/web/ui/index.ts';
import { minPasswordLength } from '#features/account/contract/new-password.ts';
import { minimumAge } from '#features/account/contract/rules.ts';
import { NewPasswordField } from '#features/account/web/index.ts';
import { countryOptions } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { ConsentFields } from './consent-fields.tsx';
import { Heading } from './heading.tsx';
import type { QuestionProps } from './question-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** The data of the account: password, date of birth, country, and the consents. */
export function AccountQuestion(props: QuestionProps) {
  const { titleId, answers, problems, onAnswer } = props;
  const t = useTranslations('signup');
  const { name: site, countries } = useSettings();
  const locale = useLocale();
  const labels = useDateLabels();
  const problem = useProblemText(problems);
  return (
    <>
      <Heading id={titleId} title={t('account.title')} />
      {/* Lets password managers save the address with the password, though it was entered in an earlier step. */}
      <input
        className="sr"
        type="email"
        name="email"
        autoComplete="username"
        value={answers.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <NewPasswordField
        label={t('password.password')}
        help={t('password.help', { min: minPasswordLength })}
        error={problem('password')}
        owner={answers}
        value={answers.password}
        onChange={(password) => onAnswer({ password })}
      />
      <Field group label={t('birth.legend')} help={t('birth.help', { site, age: minimumAge })} error={problem('date_of_birth')}>
        <DateField
          big
          required
          locale={locale}
          labels={labels}
          placeholders={{ year: t('birth.yearPlaceholder') }}
          value={answers.date_of_birth}
          onChange={(date_of_birth) => onAnswer({ date_of_birth })}
        />
      </Field>
      <Field label={t('country.country')} help={t('country.help')} error={problem('country')}>
        <SelectInput
          name="country"
          autoComplete="country"
          value={answers.country}
          onChange={(event) => onAnswer({ country: event.target.value })}
        >
          {countryOptions(countries, locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <ConsentFields {...props} />
    </>
  );
}

function useDateLabels() {
  const t = useTranslations('common.date');
  return { day: t('day'), month: t('month'), year: t('year') };
}
