import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { Checkbox } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { signupTermsQuery } from '../queries.ts';
import type { QuestionProps } from './question-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** In a tab of its own, so that the answers stay where they are. */
const linkTo = (path: string) => (text: ReactNode) => (
  <a className="link" href={path} target="_blank">
    {text}
  </a>
);

/** One box, and a second one for visitors who came from a known source. None is preselected. */
export function ConsentFields({ answers, problems, tracked, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.consent');
  const { name: site } = useSettings();
  const problem = useProblemText(problems);
  // Whatever comes of it: without a version, the form agrees to what applies when it is sent.
  useQuery(signupTermsQuery(useApi(), useLanguage()));
  return (
    <fieldset>
      <legend className="sr">{t('legend')}</legend>
      <Checkbox
        name="terms"
        required
        label={t.rich('terms', { terms: linkTo('/pages/terms'), privacy: linkTo('/pages/privacy') })}
        checked={answers.terms}
        onChange={(event) => onAnswer({ terms: event.target.checked })}
        error={problem('terms')}
      />
      {tracked && (
        <Checkbox
          name="tracking"
          label={t('tracking', { site })}
          help={t('trackingHelp')}
          checked={answers.tracking}
          onChange={(event) => onAnswer({ tracking: event.target.checked })}
        />
      )}
    </fieldset>
  );
}
