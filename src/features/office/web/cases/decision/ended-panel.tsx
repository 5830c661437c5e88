import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { undoDecision } from '#features/cases/contract/calls.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { KeyHint } from '../../kit/keys/use-keys.tsx';
import { useOffice } from '../../kit/office-context.ts';
import { useAct } from '../../kit/use-act.ts';
import { useWhen } from '../../kit/use-when.ts';
import { caseKeyOf, queueKeyOf } from '../state/case-queries.ts';
import { useMade } from '../state/use-made.ts';
import { removeUndoable } from '../undo/undo-store.ts';

/** The right pane of a case that is decided, or waits for a second person. */
export function EndedPanel({ about, onNext }: { readonly about: Case; readonly onNext: () => void }) {
  const t = useTranslations('office.cases');
  const when = useWhen();
  const made = useMade();
  const queries = useQueryClient();
  const { about: site, me } = useOffice();
  const [decision] = about.decisions;
  const isHeld = decision?.state === 'held';
  const withdraw = useAct(
    (api, number: string) => api(undoDecision, { query: site, body: { number } }),
    (_reply, number) => {
      removeUndoable(me.id, number);
      void queries.invalidateQueries({ queryKey: caseKeyOf(site, about.number) });
      void queries.invalidateQueries({ queryKey: queueKeyOf(site) });
      return t('undone');
    },
  );
  const canWithdraw = decision?.mine === true && (isHeld || decision.undo_until !== null);
  return (
    <section className="decision" aria-label={t('decision')}>
      <h2 className="title-h22">{t('decisionTitle')}</h2>
      <p className="advice">
        <b>{t(`caseStates.${about.state}`)}</b>
        {decision !== undefined && `: ${made(decision)}, ${when(decision.at)}`}
      </p>
      {isHeld && (
        <p className="text-s soft">
          {t('second')}. {t('secondLead')}
        </p>
      )}
      <div className="dec-foot">
        <Button kind="ink" wide onClick={onNext}>
          {t('toNext')}
          <KeyHint act="next" />
        </Button>
        {canWithdraw && (
          <Button kind="plain" size="small" wide loading={withdraw.isPending} onClick={() => withdraw.mutate(decision.number)}>
            {t(isHeld ? 'withdraw' : 'undo')}
          </Button>
        )}
      </div>
    </section>
  );
}
