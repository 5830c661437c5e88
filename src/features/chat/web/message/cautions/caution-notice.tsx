import './cautions.css';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { useMessageActions } from '../message-actions.ts';

/** A safety notice under a received message: in full the first time, then as one line. */
export function CautionNotice({ message }: { readonly message: number }) {
  const t = useTranslations('chat.caution');
  const { cautions, explain } = useMessageActions();
  const display = cautions.get(message);
  if (display === undefined) return null;
  const { kind, full } = display;
  return (
    <div className={full ? 'caution' : 'caution small'}>
      <Icon name="shield-check" />
      <p>
        {full ? t(`title.${kind}`) : t(`short.${kind}`)}{' '}
        <button type="button" className="link" onClick={() => explain(message, kind)}>
          {t('what')}
        </button>
      </p>
    </div>
  );
}
