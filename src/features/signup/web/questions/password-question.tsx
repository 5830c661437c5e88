import { useTranslations } from 'use-intl';
import { minPasswordLength } from '#features/account/contract/new-password.ts';
import { NewPasswordField } from '#features/account/web/index.ts';
import type { QuestionProps } from '../question-props.ts';
import { useProblemText } from '../use-problem-text.ts';
import { Heading } from './heading.tsx';

export function PasswordQuestion({ titleId, answers, problems, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.password');
  const problem = useProblemText(problems);
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
      <NewPasswordField
        label={t('password')}
        help={t('help')}
        error={problem('password')}
        owner={answers}
        value={answers.password}
        onChange={(password) => onAnswer({ password })}
      />
    </>
  );
}
