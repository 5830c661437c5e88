import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, cx, Icon } from '#platform/web/ui/index.ts';
import type { Lines } from '#features/cases/contract/schemas.ts';
import { KeyHint } from '../../kit/keys/use-keys.tsx';
import type { LookWanted } from './look-dialog.tsx';

interface Props {
  readonly lines: Lines;
  /** The button of this conversation has the key. */
  readonly first: boolean;
  /** Null for whoever may not open more. */
  readonly onLook: ((wanted: LookWanted) => void) | null;
}

/** Lines of one conversation: the reported ones are outlined, and more is opened with a reason. */
export function Transcript({ lines: { conversation, lines, more_before, more_after }, first, onLook }: Props) {
  const t = useTranslations('office.cases');
  const reasons = useTranslations('office.cases.reasons');
  const dateText = useDateFormat();
  const start = lines.at(0)?.id;
  const end = lines.at(-1)?.id;
  return (
    <ol className="tx">
      {more_before > 0 && start !== undefined && (
        <li className="gap">
          <span>{t('before', { n: more_before })}</span>
          {onLook && (
            <Button kind="plain" className="tiny" onClick={() => onLook({ conversation, before: start })}>
              {t('look')}
              {first && <KeyHint act="more" />}
            </Button>
          )}
        </li>
      )}
      {lines.map(({ id, at, who, text, picture, reported }) => (
        <li key={id} className={cx(reported !== null && 'hit')}>
          <time dateTime={at} title={dateText(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}>
            {dateText(new Date(at), { hour: 'numeric', minute: '2-digit' })}
          </time>
          <span className={cx('by', reported === null && 'off')}>{who.name}</span>
          <span className={cx(reported === null && 'off')} dir="auto">
            {picture !== null && (
              <span className="kind">
                <Icon name="image" />
                {t('picture')}
              </span>
            )}{' '}
            {text} {reported !== null && <mark>{t('reportedAs', { reason: reasons(reported) })}</mark>}
          </span>
        </li>
      ))}
      {more_after > 0 && end !== undefined && (
        <li className="gap">
          <span>{t('after', { n: more_after })}</span>
          {onLook && (
            <Button kind="plain" className="tiny" onClick={() => onLook({ conversation, after: end })}>
              {t('look')}
              {first && more_before === 0 && <KeyHint act="more" />}
            </Button>
          )}
        </li>
      )}
    </ol>
  );
}
