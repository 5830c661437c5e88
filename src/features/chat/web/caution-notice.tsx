import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { useThreadDeeds } from './thread-deeds.ts';

/** Beneath a message that its reader should be careful with: calmly, and not the same words again and again. */
export function CautionNotice({ message }: { readonly message: number }) {
  const t = useTranslations('chat.caution');
  const { cautions, advise } = useThreadDeeds();
  const shown = cautions.get(message);
  if (shown === undefined) return null;
  const { kind, full } = shown;
  return (
    <div className={full ? 'caution' : 'caution small'}>
      <Icon name="shield-check" />
      <p>
        {full ? t(`title.${kind}`) : t(`short.${kind}`)}{' '}
        <button type="button" className="link" onClick={() => advise(message, kind)}>
          {t('what')}
        </button>
      </p>
    </div>
  );
}
