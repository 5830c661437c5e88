import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Button, LogoMark } from '#platform/web/ui/index.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { usePushSwitch } from '#features/push/web/index.ts';
import { dismissKeys } from './alert-kinds.ts';
import { useDismissals } from './dismissals-context.ts';

interface Props {
  /** Name of the member who has replied. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Previews a notification before the browser asks for permission. Only the button triggers the browser's prompt. */
export function PushQuestion({ name, onClose }: Props) {
  const t = useTranslations('reminders.push');
  const format = useFormatter();
  const now = useNow();
  const [, dismiss] = useDismissals();
  const { turnOn, pending, failure } = usePushOn();
  return (
    <div className="push-question">
      <div className="push-sample" aria-hidden="true">
        <p className="title-xl num">{format.dateTime(now, { timeStyle: 'short' })}</p>
        <p className="push-note">
          <LogoMark />
          <span>
            <b dir="auto">{name}</b>
            {t('wrote')}
          </span>
          <span className="text-s soft">{t('now')}</span>
        </p>
      </div>
      <p>{t('text')}</p>
      {failure !== null && <p role="alert">{failure}</p>}
      <Button kind="primary" size="tall" wide icon="bell" loading={pending} onClick={turnOn}>
        {t('on')}
      </Button>
      <Button
        kind="plain"
        wide
        onClick={() => {
          dismiss(dismissKeys.push);
          onClose();
        }}
      >
        {t('notNow')}
      </Button>
    </div>
  );
}

export function usePushOn(): { readonly turnOn: () => void; readonly pending: boolean; readonly failure: string | null } {
  const errorText = useErrorText();
  const { mutate, isPending, error } = usePushSwitch();
  return { turnOn: () => mutate(true), pending: isPending, failure: error && errorText(error) };
}
