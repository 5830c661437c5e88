import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text/text.ts';
import { Chip, Field, Icon, IconButton, TextArea } from '#platform/web/ui/index.ts';
import { LazyPromptPicker } from '#features/profile/web/index.ts';
import { maxAnswerLength, type Prompt, prompts } from '#features/prompts/contract/prompts.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';

interface Props {
  readonly value: readonly Answer[];
  readonly onChange: (answers: Answer[]) => void;
  readonly error: string | null;
}

/** A profile has space for three. */
const askedFor = 2;
/** Prompts that are offered without opening the full list. */
const offeredAtOnce = 3;

/** Two unfinished sentences for the member to complete, to which others can reply. */
export function FirstAnswers({ value, onChange, error }: Props) {
  const t = useTranslations('signup.answers');
  const texts = useTranslations('profile.answers');
  const name = useTranslations('prompts.prompt');
  const [picking, setPicking] = useState(false);
  const [focused, setFocused] = useState<Prompt | null>(null);
  const titleId = useId();
  const used = value.map(({ prompt }) => prompt);
  const free = prompts.filter((prompt) => !used.includes(prompt));
  const pick = (prompt: Prompt) => {
    setPicking(false);
    setFocused(prompt);
    onChange([...value, { prompt, answer: '' }]);
  };
  return (
    <div role="group" aria-labelledby={titleId} className="grid gap-3">
      <p className="label" id={titleId}>
        {t('title')}
      </p>
      {value.map(({ prompt, answer }) => (
        <div key={prompt} className="first-answer">
          <Field
            label={name(prompt)}
            help={
              answer === '' ? (
                texts('hint')
              ) : (
                <span className="num">{texts('left', { n: Math.max(0, maxAnswerLength - lengthOf(answer.trim())) })}</span>
              )
            }
          >
            <TextArea
              name={`answer-${prompt}`}
              rows={2}
              maxLength={maxAnswerLength}
              // The member has just picked this prompt.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={prompt === focused}
              value={answer}
              onChange={({ target }) => onChange(value.map((one) => (one.prompt === prompt ? { prompt, answer: target.value } : one)))}
            />
          </Field>
          <IconButton
            icon="trash"
            label={texts('removeNamed', { prompt: name(prompt) })}
            onClick={() => onChange(value.filter((one) => one.prompt !== prompt))}
          />
        </div>
      ))}
      {error !== null && (
        <p className="help error" role="alert">
          <Icon name="warning-circle-fill" />
          <span>{error}</span>
        </p>
      )}
      {value.length < askedFor && (
        <div className="first-answer-offer">
          <p className="text-m soft">{value.length === 0 ? t('first') : t('second')}</p>
          <div className="flex flex-wrap gap-2">
            {free.slice(0, offeredAtOnce).map((prompt) => (
              <Chip key={prompt} onClick={() => pick(prompt)}>
                {name(prompt)}
              </Chip>
            ))}
            <Chip aria-haspopup="dialog" onClick={() => setPicking(true)}>
              {t('others', { n: free.length - offeredAtOnce })}
            </Chip>
          </div>
        </div>
      )}
      {picking && <LazyPromptPicker used={used} onPick={pick} onClose={() => setPicking(false)} />}
    </div>
  );
}
