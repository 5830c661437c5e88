import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToastOffset } from '#platform/web/interaction/use-toast-offset.ts';
import { Button, cx, Field, TextArea } from '#platform/web/ui/index.ts';
import { maxWordsLength } from '#features/decisions/contract/rules.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { KeyHint, useKey } from '../../kit/keys/use-keys.tsx';
import { missingOf, wordsNeeded } from '../state/draft.ts';
import { useName } from '../state/use-name.ts';
import type { LeaseState } from '../state/use-lease.ts';
import type { DraftState } from '../state/use-draft.ts';
import { Before } from './before.tsx';
import { ActChoices, TimedChoices } from './choices.tsx';
import { Consequences } from './consequences.tsx';
import { DecideButton } from './decide-button.tsx';
import { ItemChoices } from './item-choices.tsx';
import { LeaseLine } from './lease-line.tsx';
import { LetterPart } from './letter.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { ReasonChoices } from './reason-choices.tsx';
import type { DecideState } from './use-decide.ts';
import type { PreviewState } from './use-preview.ts';

interface Props {
  readonly about: Case;
  readonly lease: LeaseState;
  readonly draft: DraftState;
  readonly preview: PreviewState;
  readonly decide: DecideState;
  readonly onRelease: () => void;
  readonly onLater: () => void;
}

/** The right pane while the case is open: what happens, why, what follows from it, and the letter. */
export function DecisionPanel({ about, lease, draft, preview, decide, onRelease, onLater }: Props) {
  const t = useTranslations('office.cases');
  const isAppeal = about.appeal !== null;
  return (
    <section className="decision" aria-label={t('decision')}>
      <LeaseLine about={about} lease={lease} onRelease={onRelease} />
      <h2 className="title-h22">{t(isAppeal ? 'verdict' : 'decision')}</h2>
      {isAppeal && (
        <p className="advice">
          <b>{t('verdictLead')}</b> {t('verdictLimits')}
        </p>
      )}
      <fieldset className={cx('grid gap-4', lease.error !== null && 'dim')} disabled={lease.error !== null}>
        <DecisionParts about={about} draft={draft} preview={preview} acts />
      </fieldset>
      {draft.draft.choice === null && <Before before={about.before} />}
      <DecisionFoot
        number={about.number}
        draft={draft}
        onLater={onLater}
        hint={preview.data?.consequences.second_person ? 'withdrawHint' : 'undoHint'}
      >
        {lease.error === null && <DecideButton about={about} draft={draft.draft} preview={preview} decide={decide} />}
      </DecisionFoot>
    </section>
  );
}

interface PartsProps extends Pick<Props, 'about' | 'draft' | 'preview'> {
  /** False where the act was chosen before, by a button of the dock. */
  readonly acts: boolean;
}

export function DecisionParts({ about, draft: { draft, change }, preview, acts }: PartsProps) {
  const t = useTranslations('office.cases');
  const isAppeal = about.appeal !== null;
  const name = useName()(about.subject);
  const needsWords = !isAppeal && wordsNeeded(draft);
  const missing = missingOf(draft, isAppeal);
  return (
    <>
      {acts && <ActChoices about={about} draft={draft} change={change} />}
      <TimedChoices about={about} draft={draft} change={change} />
      <ItemChoices about={about} draft={draft} change={change} />
      {!isAppeal && draft.choice !== 'accept' && <ReasonChoices about={about} draft={draft} change={change} />}
      {isAppeal && draft.choice !== null && (
        <Field label={t('answerWords', { name })} help={t('answerWordsHelp')}>
          <TextArea rows={4} value={draft.words} maxLength={maxWordsLength} onChange={(event) => change({ words: event.target.value })} />
        </Field>
      )}
      {(missing.length === 0 || draft.choice === null) && <Consequences preview={preview} />}
      <LetterPart
        letter={preview.data?.letter}
        name={about.subject === null ? null : name}
        draft={draft}
        change={change}
        needed={needsWords}
        editable={!isAppeal}
      />
    </>
  );
}

interface FootProps {
  readonly number: string;
  readonly draft: DraftState;
  readonly onLater: () => void;
  readonly hint: 'undoHint' | 'withdrawHint' | null;
  readonly children: ReactNode;
}

/** Always on the screen: the button that decides, later, and a note. */
export function DecisionFoot({ number, draft, onLater, hint, children }: FootProps) {
  const t = useTranslations('office.cases');
  const [noting, setNoting] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  useToastOffset(foot);
  useKey('next', onLater);
  useKey('note', () => setNoting(true));
  return (
    <div ref={foot} className="dec-foot">
      {children}
      <div className="row">
        <Button kind="plain" size="small" onClick={onLater}>
          {t('later')}
          <KeyHint act="next" />
        </Button>
        <Button kind="plain" size="small" onClick={() => setNoting(true)}>
          {t('note')}
          <KeyHint act="note" />
        </Button>
      </div>
      {hint !== null && <p className="text-s soft">{t(hint)}</p>}
      {noting && <NoteDialog number={number} draft={draft} onClose={() => setNoting(false)} />}
    </div>
  );
}
