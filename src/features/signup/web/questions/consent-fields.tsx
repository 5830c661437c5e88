import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#platform/web/ui/index.ts';
import { minimumAge } from '#features/account/contract/rules.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { QuestionProps } from './question-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** In a tab of its own, so that the answers stay where they are. */
const linkTo = (path: string) => (text: ReactNode) => (
  <a className="link" href={path} target="_blank">
    {text}
  </a>
);

/** Each consent is a checkbox of its own, and none is preselected. */
export function ConsentFields({ answers, problems, tracked, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.consent');
  const { name: site } = useSettings();
  const problem = useProblemText(problems);
  return (
    <fieldset>
      <legend className="sr">{t('legend')}</legend>
      <Checkbox
        name="adult"
        required
        label={t('adult', { age: minimumAge })}
        checked={answers.adult}
        onChange={(event) => onAnswer({ adult: event.target.checked })}
        error={problem('adult')}
      />
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
      <Checkbox
        name="promotions"
        label={t('promotions')}
        help={t('promotionsHelp')}
        checked={answers.promotions}
        onChange={(event) => onAnswer({ promotions: event.target.checked })}
      />
    </fieldset>
  );
}
