import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { SavedNote, Switch } from '#platform/web/ui/index.ts';
import { isMailOnly, type NotificationType } from '#features/mails/contract/notification-types.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type Channel, isOn, type Switches } from './switches.ts';
import { useSwitch } from './use-switch.ts';

interface Props {
  readonly type: NotificationType;
  readonly switches: Switches;
  /** One of the member's browsers gets pushes. */
  readonly hasPush: boolean;
  /** Changed last; shows the note that it is saved. */
  readonly isLatest: boolean;
  readonly onChange: (type: NotificationType) => void;
}

/** One type of notification with its switch for each channel. */
export function SwitchRow({ type, switches, hasPush, isLatest, onChange }: Props) {
  const t = useTranslations('notifications');
  const common = useTranslations('common');
  const errorText = useErrorText('notifications');
  const { name: site } = useSettings();
  const row = useRef<HTMLLIElement>(null);
  const change = useSwitch(type, hasPush);
  const name = t(`types.${type}`);
  const set = (channel: Channel, on: boolean) => {
    onChange(type);
    change.mutate({ channel, on });
  };
  const last = change.variables;
  const undo = () => {
    if (last === undefined) return;
    set(last.channel, !last.on);
    // The undo button disappears until the old value is saved, so the focus moves to the switch.
    row.current?.querySelector<HTMLElement>(`.${last.channel} input:enabled`)?.focus();
  };
  const isSaved = change.isSuccess && isLatest;
  return (
    <li ref={row} className="notify-row">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-m soft">{t(`help.${type}`, { site })}</p>
      </div>
      <div className="notify-cell push">
        <span className="text-s soft channel" aria-hidden="true">
          {t('push')}
        </span>
        {isMailOnly(type) ? (
          <span className="text-s soft">{t('mailOnly')}</span>
        ) : (
          <Switch
            hideLabel
            disabled={!hasPush}
            label={t('switch', { type: name, channel: t('push') })}
            checked={hasPush && isOn(switches, type, 'push')}
            onChange={(on) => set('push', on)}
          />
        )}
      </div>
      <div className="notify-cell mail">
        <span className="text-s soft channel" aria-hidden="true">
          {t('mail')}
        </span>
        <Switch
          hideLabel
          label={t('switch', { type: name, channel: t('mail') })}
          checked={isOn(switches, type, 'mail')}
          onChange={(on) => set('mail', on)}
        />
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
