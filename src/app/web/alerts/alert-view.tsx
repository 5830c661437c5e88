import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Alert, Button, ButtonLink, cx } from '#platform/web/ui/index.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { ResendActivation } from '#features/account/web/index.ts';
import type { User } from '#features/account/contract/user.ts';
import { usePushState, usePushSwitch } from '#features/push/web/index.ts';
import { alertId, dismissKeys } from './alert-kinds.ts';
import { alertFor, signupFlag } from './alert-rules.ts';
import { useDismissals } from './dismissals-context.ts';

/** The notice above a page, if there is one for this member. */
export function AlertView({ user }: { readonly user: User }) {
  const t = useTranslations('app.alerts');
  const { pathname } = useLocation();
  const [dismissed, dismiss] = useDismissals();
  const canPush = usePushState() === 'not_subscribed';
  const alert = alertFor({ user, pathname, dismissed, canPush });
  if (alert === null) return null;
  if (alert === 'activation') return <ActivationReminder />;
  if (alert === 'push') return <PushAlert onClose={() => dismiss(dismissKeys.push)} />;
  const close = { closeLabel: t('close'), onClose: () => dismiss(dismissKeys[alert]) };
  return (
    <Frame>
      {alert === 'photo' ? (
        <Alert
          icon="user-circle"
          title={t('photo.title')}
          actions={
            <ButtonLink kind="primary" size="small" to="/profile#photos">
              {t('photo.add')}
            </ButtonLink>
          }
          {...close}
        >
          {t('photo.text')}
        </Alert>
      ) : (
        <Alert
          tone="note"
          icon="bell-slash"
          title={t('disabled.title')}
          actions={
            <ButtonLink size="small" to="/notifications">
              {t('disabled.open')}
            </ButtonLink>
          }
          {...close}
        >
          {t('disabled.text')}
        </Alert>
      )}
    </Frame>
  );
}

function Frame({ className, children }: { readonly className?: string | false; readonly children: ReactNode }) {
  return (
    <div id={alertId} className={cx('wrap pt-4', className)}>
      {children}
    </div>
  );
}

/** Only its button makes the browser ask. */
function PushAlert({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('app.alerts');
  const errorText = useErrorText();
  const turnOn = usePushSwitch();
  return (
    <Frame>
      <Alert
        icon="bell"
        title={t('push.title')}
        actions={
          <Button kind="primary" size="small" loading={turnOn.isPending} onClick={() => turnOn.mutate(true)}>
            {t('push.on')}
          </Button>
        }
        closeLabel={t('close')}
        onClose={onClose}
      >
        {turnOn.error ? errorText(turnOn.error) : t('push.text')}
      </Alert>
    </Frame>
  );
}

/** For members who have not confirmed their address. */
function ActivationReminder() {
  const t = useTranslations('app.alerts.activation');
  const asDialog = new URLSearchParams(useLocation().search).has(signupFlag);
  return (
    <>
      <Frame className={asDialog && 'max-md:hidden'}>
        <Alert
          tone="amber"
          icon="envelope-simple"
          title={t('title')}
          actions={
            <ResendActivation kind="ink" size="small">
              <ButtonLink kind="plain" size="small" to="/settings#email">
                {t('address')}
              </ButtonLink>
            </ResendActivation>
          }
        >
          {t('text')}
        </Alert>
      </Frame>
      {asDialog && <DeferredDialog />}
    </>
  );
}

/** Most visits never see the dialog: its code comes when it is called for. */
function DeferredDialog() {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('./activation-dialog.tsx').then((module) => setDialog(() => module.ActivationDialog));
  }, []);
  return Dialog && <Dialog />;
}
