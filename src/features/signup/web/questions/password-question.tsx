import { useTranslations } from 'use-intl';
import { Field, PasswordInput } from '#platform/web/ui/index.ts';
import { checkPassword, minPasswordLength } from '#features/account/contract/rules.ts';
import type { QuestionProps } from '../question-props.ts';
import { useProblemText } from '../use-problem-text.ts';
import { Heading } from './heading.tsx';

export function PasswordQuestion({ titleId, answers, problems, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.password');
  const common = useTranslations('common.action');
  const problem = useProblemText(problems);
  const good = answers.password !== '' && checkPassword(answers.password) === null;
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead', { min: minPasswordLength })} />
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
      <Field label={t('password')} error={problem('password')} good={good && t('good')}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          required
          showLabel={common('showPassword')}
          hideLabel={common('hidePassword')}
          value={answers.password}
          onChange={(event) => onAnswer({ password: event.target.value })}
        />
      </Field>
    </>
  );
}
