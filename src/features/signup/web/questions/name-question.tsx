import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Field, TextInput } from '#platform/web/ui/index.ts';
import type { QuestionProps } from '../question-props.ts';
import { useProblemText } from '../use-problem-text.ts';
import { Heading } from './heading.tsx';

export function NameQuestion({ titleId, answers, problems, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.name');
  const problem = useProblemText(problems);
  const taken = problems.some(({ code }) => code === 'email_taken');
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <Field label={t('name')} help={t('nameHelp')} error={problem('name')}>
        <TextInput
          name="name"
          autoComplete="nickname"
          required
          value={answers.name}
          onChange={(event) => onAnswer({ name: event.target.value })}
        />
      </Field>
      <Field
        label={t('email')}
        help={t('emailHelp')}
        error={
          problem('email') && (
            <>
              {problem('email')} {taken && <ToLogin />}
            </>
          )
        }
      >
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          required
          value={answers.email}
          onChange={(event) => onAnswer({ email: event.target.value })}
        />
      </Field>
    </>
  );
}

function ToLogin() {
  const t = useTranslations('signup.form');
  return (
    <Link className="link" to="/login">
      {t('login')}
    </Link>
  );
}
