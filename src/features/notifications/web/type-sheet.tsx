import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, SavedNote, Sheet, Switch } from '#platform/web/ui/index.ts';
import { isMailOnly, type NotificationType } from '#features/mails/contract/notification-types.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type Channel, isOn, type Switches } from './switches.ts';
import { useSwitch } from './use-switch.ts';

interface Props {
  readonly type: NotificationType;
  readonly switches: Switches;
  /** One of the member's browsers gets pushes. */
  readonly hasPush: boolean;
  readonly onClose: () => void;
}

/** A switch for each channel of one type of notification. Each is saved at once. */
export function TypeSheet({ type, switches, hasPush, onClose }: Props) {
  const t = useTranslations('notifications');
  const common = useTranslations('common');
  const errorText = useErrorText('notifications');
  const { name: site } = useSettings();
  const list = useRef<HTMLDivElement>(null);
  const change = useSwitch(type, hasPush);
  const set = (channel: Channel, on: boolean) => change.mutate({ channel, on });
  const last = change.variables;
  const undo = () => {
    if (last === undefined) return;
    set(last.channel, !last.on);
    // The undo button disappears until the old value is saved, so the focus moves to the switch.
    list.current?.querySelector<HTMLElement>(`.${last.channel} input:enabled`)?.focus();
  };
  return (
    <Sheet
      open
      centred
      onClose={onClose}
      title={t(`types.${type}`)}
      closeLabel={common('action.close')}
      footer={
        <Button className="w-full" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p className="soft text-pretty">{t(`help.${type}`, { site })}</p>
      <div ref={list} className="notify-channels">
        {!isMailOnly(type) && (
          <div className="push">
            <Switch
              disabled={!hasPush}
              label={t('push')}
              help={hasPush ? undefined : t('pushOff')}
              checked={hasPush && isOn(switches, type, 'push')}
              onChange={(on) => set('push', on)}
            />
          </div>
        )}
        <div className="mail">
          <Switch label={t('mail')} checked={isOn(switches, type, 'mail')} onChange={(on) => set('mail', on)} />
        </div>
        <SavedNote
          className="saved"
          state={change.isError ? 'failed' : change.isSuccess ? 'saved' : null}
          savedLabel={common('state.saved')}
          error={change.error && errorText(change.error)}
          undo={change.isSuccess ? { label: common('action.undo'), onUndo: undo } : undefined}
        />
      </div>
    </Sheet>
  );
}
