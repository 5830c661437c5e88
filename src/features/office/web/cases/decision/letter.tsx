import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button, Field, TextArea } from '#platform/web/ui/index.ts';
import { maxFactsLength, maxWordsLength } from '#features/decisions/contract/rules.ts';
import type { Draft } from '../state/draft.ts';
import { displayName } from '../state/display-name.ts';
import type { Preview } from './use-preview.ts';

interface Props {
  readonly letter: Preview['letter'] | undefined;
  readonly name: string | null;
  readonly draft: Draft;
  readonly change: (change: Partial<Omit<Draft, 'ids'>>) => void;
  /** Words are needed: their field is open. */
  readonly needed: boolean;
  /** False where the words have a field of their own. */
  readonly editable: boolean;
}

/** The letter as it will be sent, and own words in place of the preset. */
export function LetterPart({ letter, name, draft, change, needed, editable }: Props) {
  const t = useTranslations('office.cases');
  const locale = useLocale();
  const [editing, setEditing] = useState(false);
  const isOpen = editable && (editing || needed);
  if (letter === undefined && !isOpen) return null;
  const language = letter ? displayName(locale, 'language', letter.language) : '';
  return (
    <>
      {isOpen && (
        <div className="grid gap-3">
          <Field label={t('words')} help={t('wordsHelp')}>
            <TextArea rows={3} value={draft.words} maxLength={maxWordsLength} onChange={(event) => change({ words: event.target.value })} />
          </Field>
          <Field label={t('facts')} help={t('factsHelp')}>
            <TextArea rows={2} value={draft.facts} maxLength={maxFactsLength} onChange={(event) => change({ facts: event.target.value })} />
          </Field>
        </div>
      )}
      {letter === null && <p className="text-s soft">{t('noLetter')}</p>}
      {letter && (
        <section className="mail">
          <header>
            <span>
              {name === null ? t('letter', { language }) : t('letterTo', { name, language })}
              {letter.own_words && `, ${t('letterOwn')}`}
            </span>
            {editable && !needed && (
              <Button kind="plain" className="tiny" aria-expanded={isOpen} onClick={() => setEditing(!editing)}>
                {t(editing ? 'changeDone' : 'change')}
              </Button>
            )}
          </header>
          <div lang={letter.language}>
            <h4>{letter.title}</h4>
            {letter.sections.map(({ part, title, paragraphs }) => (
              <section key={part}>
                <h5>{title}</h5>
                {paragraphs.map(({ text }) => (
                  <p key={text} dir="auto">
                    {text}
                  </p>
                ))}
              </section>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
