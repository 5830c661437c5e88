import { useTranslations } from 'use-intl';
import { minPasswordLength } from '#features/account/contract/new-password.ts';
import { NewPasswordField } from '#features/account/web/index.ts';
import { CountryRow } from '#features/profile/web/index.ts';
import { ConsentFields } from './consent-fields.tsx';
import { Heading } from './heading.tsx';
import type { QuestionProps } from './question-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** Password and consent. The country is that of the request, and can be changed. */
export function AccountQuestion(props: QuestionProps) {
  const { titleId, answers, problems, onAnswer } = props;
  const t = useTranslations('signup');
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
      <ConsentFields {...props} />
      <CountryRow
        label={t('country.country')}
        change={t('country.change')}
        help={t('country.help')}
        error={problem('country')}
        value={answers.country}
        onChange={(country) => onAnswer({ country })}
      />
    </>
  );
}
