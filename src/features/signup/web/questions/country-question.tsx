import { useLocale, useTranslations } from 'use-intl';
import { Field, SelectInput } from '#platform/web/ui/index.ts';
import { countryOptions } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { QuestionProps } from '../question-props.ts';
import { useProblemText } from '../use-problem-text.ts';
import { Heading } from './heading.tsx';

export function CountryQuestion({ titleId, answers, problems, onAnswer }: QuestionProps) {
  const t = useTranslations('signup.country');
  const options = countryOptions(useSettings().countries, useLocale());
  const problem = useProblemText(problems);
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <Field label={t('country')} error={problem('country')}>
        <SelectInput
          name="country"
          autoComplete="country"
          value={answers.country}
          onChange={(event) => onAnswer({ country: event.target.value })}
        >
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
    </>
  );
}
