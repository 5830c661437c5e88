import { useTranslations } from 'use-intl';
import { ComplaintLink } from '#platform/web/shell/complaint-link.tsx';
import { EmailInput, Field, TextInput } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { QuestionProps } from './question-props.ts';
import { LoginLink } from './login-link.tsx';
import { useProblemText } from './use-problem-text.ts';
import { Heading } from './heading.tsx';
import { WhoFields } from './who-fields.tsx';

export function NameQuestion({ titleId, answers, problems, asks, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.name');
  const problem = useProblemText(problems);
  const refused = (code: 'email_taken' | 'email_deleted' | 'mail_domain_blocked') => problems.some((one) => one.code === code);
  return (
    <>
      <Heading id={titleId} title={t('title')} />
      <WhoFields asks={asks} answers={answers} problems={problems} onAnswer={onAnswer} />
      <Field label={t('name')} error={problem('name')}>
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
              {problem('email')} {refused('email_taken') && <LoginLink />} {refused('email_deleted') && <SupportLink />}{' '}
              {refused('mail_domain_blocked') && <ComplaintLink />}
            </>
          )
        }
      >
        <EmailInput name="email" required value={answers.email} onChange={(event) => onAnswer({ email: event.target.value })} />
      </Field>
    </>
  );
}

function SupportLink() {
  const t = useTranslations('signup');
  const { support_email } = useSettings();
  return (
    <a className="link" href={`mailto:${support_email}`}>
      {t('support')}
    </a>
  );
}
