import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text.ts';
import { Field, IconButton, TextArea } from '#platform/web/ui/index.ts';
import { type Answer, maxAnswerLength } from '#features/prompts/contract/prompts.ts';

interface Props extends Answer {
  /** Just picked: takes the focus. */
  readonly focused: boolean;
  readonly error: string | null;
  readonly onChange: (answer: string) => void;
  readonly onLeave: () => void;
  readonly onRemove: () => void;
}

/** One prompt with the field for its answer. */
export function AnswerField({ prompt, answer, focused, error, onChange, onLeave, onRemove }: Props) {
  const t = useTranslations('profile.answers');
  const name = useTranslations('prompts.prompt')(prompt);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return (
    <li>
      <Field
        label={name}
        error={error}
        help={
          answer === '' ? (
            t('hint')
          ) : (
            <span className="num">{t('left', { n: Math.max(0, maxAnswerLength - lengthOf(answer.trim())) })}</span>
          )
        }
      >
        <TextArea
          ref={field}
          name={`answer-${prompt}`}
          rows={2}
          maxLength={maxAnswerLength}
          value={answer}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
      </Field>
      <IconButton icon="trash" label={t('removeNamed', { prompt: name })} onClick={onRemove} />
    </li>
  );
}
