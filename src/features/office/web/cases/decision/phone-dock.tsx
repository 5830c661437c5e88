import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Sheet } from '#platform/web/ui/index.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { type Choice, choicesOf } from '../state/draft.ts';
import type { DraftState } from '../state/use-draft.ts';
import type { LeaseState } from '../state/use-lease.ts';
import { DecideButton } from './decide-button.tsx';
import { DecisionParts } from './decision-panel.tsx';
import { LeaseLine } from './lease-line.tsx';
import type { DecideState } from './use-decide.ts';
import type { PreviewState } from './use-preview.ts';

/** What cannot wait for a desk; what helps at once comes first, and wide. */
const order = ['hide', 'ban', 'remove', 'innocent'] as const satisfies readonly Choice[];

interface Props {
  readonly about: Case;
  readonly lease: LeaseState;
  readonly draft: DraftState;
  readonly preview: PreviewState;
  readonly decide: DecideState;
  readonly onRelease: () => void;
  readonly onLater: () => void;
}

/** On a phone, for urgent cases: the acts stay at the thumb, and a sheet shows reasons, consequences and letter before anything is done. */
export function PhoneDock({ about, lease, draft, preview, decide, onRelease, onLater }: Props) {
  const t = useTranslations('office.cases');
  const common = useTranslations('common.action');
  const [open, setOpen] = useState(false);
  const possible = choicesOf(about.acts);
  const shown = order.filter((choice) => possible.includes(choice));
  const { choice } = draft.draft;
  const choose = (chosen: Choice) => {
    draft.change({ choice: chosen, ...(chosen !== 'timed' && { timed: null, restrict: [] }) });
    setOpen(true);
  };
  return (
    <section className="pc-dock" aria-label={t('decision')}>
      {lease.error !== null && <LeaseLine about={about} lease={lease} onRelease={onRelease} />}
      <p className="text-s soft">{t('nothingChosen')}</p>
      <div className="pc-acts">
        {shown.map((one) => (
          <Button key={one} size="small" disabled={lease.error !== null} onClick={() => choose(one)}>
            {t(`choices.${one}`)}
          </Button>
        ))}
      </div>
      <Button kind="plain" size="small" wide onClick={onLater}>
        {t('laterPhone')}
      </Button>
      <Sheet
        open={open}
        guarded
        onClose={() => setOpen(false)}
        title={choice === null ? t('decision') : t(`choices.${choice}`)}
        closeLabel={common('close')}
        footer={
          <div className="grid w-full gap-1">
            <DecideButton about={about} draft={draft.draft} preview={preview} decide={decide} />
            <p className="text-s soft text-center">{t('undoHint')}</p>
          </div>
        }
      >
        <div className="grid gap-4">
          <DecisionParts about={about} draft={draft} preview={preview} acts={false} />
        </div>
      </Sheet>
    </section>
  );
}
