import { useTranslations } from 'use-intl';
import { copyText } from '#platform/web/shell/copy-text.ts';
import { Button, useToast } from '#platform/web/ui/index.ts';
import { KeyHint } from '../../kit/keys/use-keys.tsx';
import type { Draft } from '../state/draft.ts';

interface Props {
  readonly draft: Draft;
  readonly onNext: () => void;
}

/** Somebody else was faster: what was chosen and typed stays to be read and copied, and cannot be sent. */
export function KeptDraft({ draft, onNext }: Props) {
  const t = useTranslations('office.cases');
  const toast = useToast();
  const typed = [draft.words, draft.facts, draft.answer, draft.note].filter((text) => text.trim() !== '').join('\n\n');
  const copy = async () => toast({ text: t((await copyText(typed)) ? 'copied' : 'copyFailed') });
  return (
    <section className="decision" aria-label={t('decision')}>
      <h2 className="title-h22">{t('draftStays')}</h2>
      <dl className="kv">
        <div>
          <dt>{t('happens')}</dt>
          <dd>{draft.choice === null ? '–' : t(`choices.${draft.choice}`)}</dd>
        </div>
        <div>
          <dt>{t('why')}</dt>
          <dd>{draft.reason === null ? '–' : t(`decisionReasons.${draft.reason}`)}</dd>
        </div>
      </dl>
      {typed !== '' && (
        <section className="mail">
          <header>
            <span>{t('draftNotSent')}</span>
            <Button kind="plain" className="tiny" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </header>
          <div>
            <p className="whitespace-pre-wrap" dir="auto">
              {typed}
            </p>
          </div>
        </section>
      )}
      <div className="dec-foot">
        <Button kind="ink" wide onClick={onNext}>
          {t('toNext')}
          <KeyHint act="next" />
        </Button>
      </div>
    </section>
  );
}
