import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text/text.ts';
import { Field, Icon, IconButton, TextArea } from '#platform/web/ui/index.ts';
import { maxAnswerLength } from '#features/prompts/contract/prompts.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';

interface Props extends Answer {
  readonly index: number;
  /** How many answers have a place. */
  readonly count: number;
  readonly style: CSSProperties | undefined;
  /** Just picked: takes the focus. */
  readonly focused: boolean;
  readonly error: string | null;
  readonly onChange: (answer: string) => void;
  readonly onLeave: () => void;
  readonly onRemove: () => void;
  readonly onPlace: (to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
}

/** One prompt with the field for its answer, and with what moves it among several. */
export function AnswerField({ prompt, answer, index, count, focused, error, style, ...on }: Props) {
  const t = useTranslations('profile.answers');
  const name = useTranslations('prompts.prompt')(prompt);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const [isFirst, isLast] = [index === 0, index === count - 1];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside do the same
    <li style={style} onKeyDown={on.onKeyDown}>
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
          onChange={({ target }) => on.onChange(target.value)}
          onBlur={on.onLeave}
        />
      </Field>
      <div className="answer-actions">
        {count > 1 && index < count && (
          <>
            <span className="answer-grip" aria-hidden="true" onPointerDown={on.onDragStart}>
              <Icon name="dots-six-vertical" />
            </span>
            <IconButton
              id={`answer-${prompt}-earlier`}
              icon="arrow-up"
              label={t('earlierNamed', { prompt: name })}
              aria-disabled={isFirst || undefined}
              onClick={() => !isFirst && on.onPlace(index - 1)}
            />
            <IconButton
              id={`answer-${prompt}-later`}
              icon="arrow-down"
              label={t('laterNamed', { prompt: name })}
              aria-disabled={isLast || undefined}
              onClick={() => !isLast && on.onPlace(index + 1)}
            />
          </>
        )}
        <IconButton icon="trash" label={t('removeNamed', { prompt: name })} onClick={on.onRemove} />
      </div>
    </li>
  );
}
