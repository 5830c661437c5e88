import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, cx } from '#platform/web/ui/index.ts';
import { KeyHint, useKey } from '../../kit/keys/use-keys.tsx';
import { useOffice } from '../../kit/office-context.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { useClock } from '../../kit/use-clock.ts';
import { type Fate, fatesOf, type Outcome } from '../state/outcome.ts';
import { photoUrl } from '../state/photo-queries.ts';
import { ResultSide } from './result-side.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly undoing: boolean;
  readonly retrying: boolean;
  /** Of the next stack; null while it is not known. */
  readonly next: number | null;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
  readonly onNext: () => void;
}

/** The stack after it was decided, until the next one is wanted: it can be undone for ten seconds. */
export function ResultView({ outcome, undoing, retrying, next, onUndo, onRetry, onNext }: Props) {
  const t = useTranslations('office.photos');
  const dateText = useDateFormat();
  const { about } = useOffice();
  const { photos, reply, at } = outcome;
  const fates = fatesOf(outcome);
  const count = (fate: Fate) => [...fates.values()].filter((each) => each === fate).length;
  const [accepted, rejected, skipped, failed, left] = (['accepted', 'rejected', 'skipped', 'failed', 'left'] as const).map(count);
  const now = useClock(500);
  const open = reply.undo_until !== null && Date.parse(reply.undo_until) > now;
  const time = (when: number | string) => dateText(new Date(when), { timeStyle: 'medium' });
  useKey('undo', open && !undoing ? onUndo : null);
  useKey('next', next === null ? null : onNext);
  useKey('do', next === null ? null : onNext);
  const sums = [
    t('sums', { accepted: accepted ?? 0, rejected: rejected ?? 0 }),
    ...(skipped ? [t('sumsSkipped', { n: skipped })] : []),
    ...(failed ? [t('sumsFailed', { n: failed })] : []),
    ...(left ? [t('sumsLeft', { n: left })] : []),
  ];
  return (
    <div className="ph ph-result">
      <div className="ph-main">
        <PageHead
          title={t('decided', { n: (accepted ?? 0) + (rejected ?? 0), of: photos.length })}
          name={t('name')}
          lead={t('decidedAt', { time: time(at), sums: sums.join(', ') })}
        />
        <ol className="ph-grid">
          {photos.map(({ id, member }, index) => (
            <li key={id}>
              <Tile
                src={photoUrl(about, id, { clear: false, colour: false })}
                no={index + 1}
                name={member.name}
                fate={fates.get(id) ?? 'left'}
              />
            </li>
          ))}
        </ol>
        <div className="ph-foot">
          <p className="num" role="status">
            {open ? (
              <>
                <b>{t('undoUntil', { time: time(reply.undo_until ?? at) })}</b>{' '}
                <span className="soft">{t('undoLetters', { n: rejected ?? 0 })}</span>
              </>
            ) : (
              <span className="soft">{t('undoOver', { n: rejected ?? 0 })}</span>
            )}
          </p>
          <span className="row">
            {open && (
              <Button size="small" icon="arrow-counter-clockwise" loading={undoing} onClick={onUndo}>
                {t('undo')}
                <KeyHint act="undo" />
              </Button>
            )}
            <Button kind="primary" size="small" loading={next === null} onClick={onNext}>
              {next === 0 ? t('finish') : t('next', { n: next ?? 0 })}
              <KeyHint act="next" />
            </Button>
          </span>
        </div>
      </div>
      <ResultSide outcome={outcome} retrying={retrying} onRetry={onRetry} />
    </div>
  );
}

const labels = { accepted: 'okl', rejected: '', skipped: 'warnl', failed: 'warnl', left: 'leftl' } as const satisfies Record<Fate, string>;

function Tile({ src, no, name, fate }: { readonly src: string; readonly no: number; readonly name: string; readonly fate: Fate }) {
  const t = useTranslations('office.photos');
  const gone = fate === 'rejected' || fate === 'skipped';
  return (
    <span className={cx('ph-t', fate === 'rejected' && 'bad', gone && 'gone')}>
      <img src={src} alt={t('alt', { name })} />
      <span className="no">{no}</span>
      <span className={cx('lab', labels[fate])}>
        <span>{t(`fates.${fate}`)}</span>
      </span>
    </span>
  );
}
