import './answers.css';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/index.ts';
import { type Answer, maxAnswers, type Prompt } from '#features/prompts/contract/prompts.ts';
import { AnswerField } from './answer-field.tsx';
import { AutosavedField } from './autosaved-field.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { useAutosave } from './use-autosave.ts';
import { useHidden } from './use-hidden.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useProfileChange } from './use-profile-change.ts';

const PromptPicker = lazy(async () => ({ default: (await import('./prompt-picker.tsx')).PromptPicker }));

/** The chosen prompts and their answers. A prompt without an answer is only here; it is stored with its first words. */
export function OwnAnswers() {
  const t = useTranslations('profile.answers');
  const { answers } = useOwnProfile();
  const isHidden = useHidden();
  const saver = useProfileChange();
  const errorText = useErrorText('profile', 'account');
  const field = useAutosave<Answer[]>({
    saved: answers,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    save: (next, refused) => saver.save({ answers: next.filter(({ answer }) => answer.trim() !== '') }, refused),
  });
  const [added, setAdded] = useState<readonly Prompt[]>([]);
  const [edited, setEdited] = useState<Prompt | null>(null);
  const [picking, setPicking] = useState(false);
  const { value } = field;
  const isListed = (prompt: Prompt) => value.some((one) => one.prompt === prompt);
  const shown = [...value, ...added.filter((prompt) => !isListed(prompt)).map((prompt) => ({ prompt, answer: '' }))];

  const write = (prompt: Prompt, answer: string) => {
    setEdited(prompt);
    const next = shown.map((one) => (one.prompt === prompt ? { prompt, answer } : one));
    field.onChange(next.filter((one) => one.answer !== '' || isListed(one.prompt)));
  };
  const remove = (prompt: Prompt) => {
    setAdded(added.filter((one) => one !== prompt));
    if (!isListed(prompt)) return;
    field.onChange(value.filter((one) => one.prompt !== prompt));
    field.onLeave();
  };
  const pick = (prompt: Prompt) => {
    setAdded([...added, prompt]);
    setPicking(false);
  };
  return (
    <AutosavedField saver={saver} ownErrors={edited !== null}>
      <p className="soft">{t('lead')}</p>
      {isHidden('about') && <HiddenNote />}
      {shown.length > 0 && (
        <ol className="own-answers">
          {shown.map((one) => (
            <AnswerField
              key={one.prompt}
              {...one}
              focused={added.includes(one.prompt)}
              error={saver.error && one.prompt === edited ? errorText(saver.error) : null}
              onChange={(answer) => write(one.prompt, answer)}
              onLeave={field.onLeave}
              onRemove={() => remove(one.prompt)}
            />
          ))}
        </ol>
      )}
      {shown.length < maxAnswers && (
        <Button icon="plus" className="mt-3" aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {t('add')}
        </Button>
      )}
      {picking && (
        <Suspense>
          <PromptPicker used={shown.map(({ prompt }) => prompt)} onPick={pick} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </AutosavedField>
  );
}
