import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { DateField, Field } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { minimumAge } from '#features/account/contract/rules.ts';
import type { QuestionProps } from '../question-props.ts';
import { useProblemText } from '../use-problem-text.ts';
import { Heading } from './heading.tsx';

const example = new Date('1988-07-14T00:00:00Z');

export function BirthQuestion({ titleId, answers, problems, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.birth');
  const { day, month, year } = useDateLabels();
  const locale = useLocale();
  const format = useFormatter();
  const { name: site } = useSettings();
  const problem = useProblemText(problems);
  const day14 = format.dateTime(example, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead', { site, age: minimumAge })} />
      <Field group label={t('legend')} hideLabel help={t('help', { example: day14 })} error={problem('date_of_birth')}>
        <DateField
          big
          required
          locale={locale}
          labels={{ day, month, year }}
          placeholders={{ year: t('yearPlaceholder') }}
          value={answers.date_of_birth}
          onChange={(date_of_birth) => onAnswer({ date_of_birth })}
        />
      </Field>
    </>
  );
}

function useDateLabels() {
  const t = useTranslations('common.date');
  return { day: t('day'), month: t('month'), year: t('year') };
}
