import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { KeyHint } from '../../kit/keys/use-keys.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DecisionFoot, DecisionPanel } from './decision-panel.tsx';
import { EndedPanel } from './ended-panel.tsx';
import { KeptDraft } from './kept-draft.tsx';
import { LeaseLine } from './lease-line.tsx';

interface Props extends ComponentProps<typeof DecisionPanel> {
  readonly isFaster: boolean;
  readonly canAnswer: boolean;
  readonly onNext: () => void;
}

/** The right pane, by what can be done with the case. */
export function CasePanel({ isFaster, canAnswer, onNext, ...decision }: Props) {
  const { about, draft, lease, onLater, onRelease } = decision;
  const t = useTranslations('office.cases');
  if (isFaster) return <KeptDraft draft={draft.draft} onNext={onNext} />;
  if (about.state !== 'open') return <EndedPanel about={about} onNext={onNext} />;
  if (about.refused !== null)
    return (
      <section className="decision" aria-label={t('decision')}>
        <h2 className="title-h22">{t('verdict')}</h2>
        <p className="advice">
          <b>{t('firstJudge')}</b> {t('firstJudgeLead')}
        </p>
        <div className="dec-foot">
          <Button kind="ink" wide onClick={onLater}>
            {t('toNext')}
            <KeyHint act="next" />
          </Button>
        </div>
      </section>
    );
  if (about.acts.length > 0 && !canAnswer) return <DecisionPanel {...decision} />;
  if (canAnswer)
    return (
      <section className="decision" aria-label={t('answer')}>
        <LeaseLine about={about} lease={lease} onRelease={onRelease} />
        <h2 className="title-h22">{t('answer')}</h2>
        <AnswerForm about={about} draft={draft} onClosed={onNext} />
        <DecisionFoot number={about.number} draft={draft} onLater={onLater} hint={null}>
          {null}
        </DecisionFoot>
      </section>
    );
  return (
    <section className="decision" aria-label={t('decision')}>
      <h2 className="title-h22">{t('decision')}</h2>
      <p className="advice">{t('readOnly')}</p>
      <DecisionFoot number={about.number} draft={draft} onLater={onLater} hint={null}>
        {null}
      </DecisionFoot>
    </section>
  );
}
