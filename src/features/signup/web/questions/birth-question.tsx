import { useLocale, useNow, useTranslations } from 'use-intl';
import { ageOn, dayIn, isDay } from '#platform/contract/time.ts';
import { DateField, Field } from '#platform/web/ui/index.ts';
import { checkBirthDate, minimumAge } from '#features/account/contract/rules.ts';
import { useSettings } from '#features/site/web/index.ts';
import { Heading } from './heading.tsx';
import type { QuestionProps } from './question-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** The date of birth alone, answered by the age, the only part of it that others see. */
export function BirthQuestion({ titleId, answers: { date_of_birth }, problems, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.birth');
  const date = useTranslations('common.date');
  const { name: site, time_zone } = useSettings();
  const today = dayIn(time_zone, useNow());
  const problem = useProblemText(problems);
  const isAllowed = isDay(date_of_birth) && checkBirthDate(date_of_birth, today) === null;
  return (
    <>
      <Heading id={titleId} title={t('title')} />
      <Field
        group
        hideLabel
        label={t('legend')}
        help={isAllowed ? undefined : t('help', { site, age: minimumAge })}
        error={problem('date_of_birth')}
      >
        <DateField
          big
          required
          locale={useLocale()}
          labels={{ day: date('day'), month: date('month'), year: date('year') }}
          placeholders={{ year: t('yearPlaceholder') }}
          value={date_of_birth}
          onChange={(value) => onAnswer({ date_of_birth: value })}
        />
      </Field>
      <div role="status">
        {isAllowed && (
          <p className="signup-age">
            <b className="title-m">{t('age', { age: ageOn(date_of_birth, today) })}</b> <span className="text-m soft">{t('hidden')}</span>
          </p>
        )}
      </div>
    </>
  );
}
