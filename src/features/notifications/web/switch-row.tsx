import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { SavedNote, Switch } from '#platform/web/ui/index.ts';
import type { NotificationType } from '#features/account/contract/user.ts';
import { useSettings } from '#features/site/web/index.ts';
import { isMailOn, isMailOnly, type Switches } from './switches.ts';
import { useSwitch } from './use-switch.ts';

interface Props {
  readonly type: NotificationType;
  readonly switches: Switches;
  /** The one that was changed last says so. */
  readonly isLatest: boolean;
  readonly onChange: (type: NotificationType) => void;
}

/** One type of notification with its switch for each channel. */
export function SwitchRow({ type, switches, isLatest, onChange }: Props) {
  const t = useTranslations('notifications');
  const common = useTranslations('common');
  const errorText = useErrorText('notifications');
  const { name: site } = useSettings();
  const row = useRef<HTMLLIElement>(null);
  const change = useSwitch(type);
  const on = isMailOn(switches, type);
  const name = t(`types.${type}`);
  const set = (next: boolean) => {
    onChange(type);
    change.mutate(next);
  };
  const undo = () => {
    set(!on);
    // The button goes away until the old value is saved, too.
    row.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  };
  const isSaved = change.isSuccess && isLatest;
  return (
    <li ref={row} className="notify-row">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="t15 soft">{t(`help.${type}`, { site })}</p>
      </div>
      <div className="notify-cell">
        <span className="t13 soft channel" aria-hidden="true">
          {t('push')}
        </span>
        {isMailOnly(type) ? (
          <span className="t13 soft">{t('mailOnly')}</span>
        ) : (
          <Switch hideLabel disabled label={t('switch', { type: name, channel: t('push') })} checked={false} onChange={() => undefined} />
        )}
      </div>
      <div className="notify-cell">
        <span className="t13 soft channel" aria-hidden="true">
          {t('mail')}
        </span>
        <Switch hideLabel label={t('switch', { type: name, channel: t('mail') })} checked={on} onChange={set} />
      </div>
      <SavedNote
        className="saved"
        state={change.isError ? 'failed' : isSaved ? 'saved' : null}
        savedLabel={common('state.saved')}
        error={change.error && errorText(change.error)}
        undo={isSaved ? { label: common('action.undo'), onUndo: undo } : undefined}
      />
    </li>
  );
}
