import './answers.css';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { moved } from '#platform/web/interaction/order/order.ts';
import { useReorder } from '#platform/web/interaction/order/use-reorder.ts';
import { Button, useAnnounce } from '#platform/web/ui/index.ts';
import { maxAnswers, type Prompt } from '#features/prompts/contract/prompts.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { AnswerField } from './answer-field.tsx';
import { AutosavedField } from './autosaved-field.tsx';
import { HiddenNote } from '../fields/hidden-note.tsx';
import { LazyPromptPicker } from '../fields/lazy-prompt-picker.ts';
import { useAutosave } from '../state/use-autosave.ts';
import { useHidden } from '../state/use-hidden.ts';
import { useOwnProfile } from '../state/use-own-profile.ts';
import { useProfileChange } from '../state/use-profile-change.ts';

/** The chosen prompts and their answers. A prompt without an answer is only here; it is stored with its first words. */
export function OwnAnswers() {
  const t = useTranslations('profile.answers');
  // The texts for moving photos also fit answers.
  const moving = useTranslations('photos.manager');
  const { answers } = useOwnProfile();
  const isHidden = useHidden();
  const saver = useProfileChange();
  const errorText = useErrorText('profile', 'account');
  const field = useAutosave<Answer[]>({
    saved: answers,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    save: (next, refused) => saver.save({ answers: next.filter(({ answer }) => answer.trim() !== '') }, refused),
    reset: saver.reset,
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
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  // One without words has no place yet: it stands last.
  const { dragging, styleOf, onPointerDown, onKeyDown, place } = useReorder({
    list,
    order: shown.map(({ prompt }) => prompt).join(),
    count: value.length,
    keysOn: '.answer-actions > button',
    onPlace(from, to) {
      if (to >= value.length) return;
      setEdited(null);
      field.onChange([...moved(value, from, to)]);
      field.onLeave();
      announce(moving('moved', { at: to + 1, n: value.length }));
    },
  });
  const pick = (prompt: Prompt) => {
    setAdded([...added, prompt]);
    setPicking(false);
  };
  return (
    <AutosavedField saver={saver} ownErrors={edited !== null}>
      <p className="soft">{t('lead')}</p>
      {isHidden('about') && <HiddenNote />}
      {shown.length > 0 && (
        <ol ref={list} className="own-answers reorder" data-dragging={dragging || undefined}>
          {shown.map((one, index) => (
            <AnswerField
              key={one.prompt}
              {...one}
              index={index}
              count={value.length}
              style={styleOf(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onDragStart={(event) => onPointerDown(event, index)}
              onPlace={(to) => place(index, to)}
              focused={added.includes(one.prompt)}
              error={saver.error && one.prompt === edited ? errorText(saver.error) : null}
              onChange={(answer) => write(one.prompt, answer)}
              onLeave={field.onLeave}
              onRemove={() => remove(one.prompt)}
            />
          ))}
        </ol>
      )}
      {value.length > 1 && (
        <p className="help fine-pointer">
          <span>
            {t('order')} {moving('keys')}
          </span>
        </p>
      )}
      {shown.length < maxAnswers && (
        <Button icon="plus" className="mt-3" aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {t('add')}
        </Button>
      )}
      {picking && <LazyPromptPicker used={shown.map(({ prompt }) => prompt)} onPick={pick} onClose={() => setPicking(false)} />}
    </AutosavedField>
  );
}
