import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text/text.ts';
import { ComplaintLink } from '#platform/web/shell/complaint-link.tsx';
import { Field, TextArea } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { QuestionProps } from './question-props.ts';
import { useProblemText } from './use-problem-text.ts';
import { Heading } from './heading.tsx';

export function MessageQuestion({ titleId, answers, problems, addressee, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.message');
  const problem = useProblemText(problems);
  const { message_length: max } = useSettings();
  return (
    <>
      <Heading id={titleId} title={t('title', { name: addressee?.name ?? '' })} lead={t('lead')} />
      <Field
        label={t('label')}
        aside={
          <span className="num" aria-hidden="true">
            {t('count', { n: lengthOf(answers.signup_message.trim()), max })}
          </span>
        }
        help={t('help')}
        error={
          problem('signup_message') && (
            <>
              {problem('signup_message')} {problems.some(({ code }) => code === 'message_blocked') && <ComplaintLink />}
            </>
          )
        }
      >
        <TextArea
          name="signup_message"
          rows={4}
          value={answers.signup_message}
          onChange={(event) => onAnswer({ signup_message: event.target.value })}
        />
      </Field>
    </>
  );
}
