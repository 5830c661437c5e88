import { useTranslations } from 'use-intl';
import { Button, ButtonLink, Icon, Sheet } from '#platform/web/ui/index.ts';
import { ResendActivation } from '#features/account/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { alertIcons, dismissKeys, type PageAlert } from './alert-kinds.ts';
import { useDismissals } from './dismissals-context.ts';
import { askToInstall, installWay } from '#features/pwa/web/index.ts';
import { PushQuestion, usePushOn } from './push-question.tsx';

export interface AlertSheetProps {
  readonly alerts: readonly PageAlert[];
  readonly replier: Member | null;
  readonly onClose: () => void;
}

/** All alerts at once, each with an act and a Later; push alone with what it looks like. */
export function AlertSheet({ alerts, replier, onClose }: AlertSheetProps) {
  const line = useTranslations('app.alerts');
  const t = useTranslations('reminders');
  const offer = useTranslations('pwa.offer');
  const common = useTranslations('common.action');
  const alone = alerts.length === 1 && alerts[0] === 'push' && replier !== null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={alone ? t('push.how') : line('count', { n: alerts.length })}
      closeLabel={common('close')}
      className="alerts"
    >
      {alone ? (
        <PushQuestion name={replier.name} onClose={onClose} />
      ) : (
        <>
          <ul className="alert-list">
            {alerts.map((alert) => (
              <li key={alert}>
                <Icon name={alertIcons[alert]} />
                <div>
                  <h3>{line(`${alert}.title`)}</h3>
                  <p className="soft">{alert === 'install' ? offer('text') : t(`${alert}.text`)}</p>
                  <Acts alert={alert} onClose={onClose} />
                </div>
              </li>
            ))}
          </ul>
          <p className="text-s soft">{t('quiet')}</p>
        </>
      )}
    </Sheet>
  );
}

function Acts({ alert, onClose }: { readonly alert: PageAlert; readonly onClose: () => void }) {
  const t = useTranslations('reminders');
  const [, dismiss] = useDismissals();
  if (alert === 'activation')
    return (
      <ResendActivation kind="primary" size="small">
        <ButtonLink kind="plain" size="small" to="/settings#email" onClick={onClose}>
          {t('activation.address')}
        </ButtonLink>
      </ResendActivation>
    );
  if (alert === 'name')
    return (
      <ButtonLink kind="primary" size="small" to="/profile#about" onClick={onClose}>
        {t('name.change')}
      </ButtonLink>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {alert === 'push' && <PushButton />}
      {alert === 'install' && <Install onAsked={() => dismiss(dismissKeys.install)} />}
      {alert === 'photo' && (
        <ButtonLink size="small" to="/profile#photos" onClick={onClose}>
          {t('photo.add')}
        </ButtonLink>
      )}
      {alert === 'disabled' && (
        <ButtonLink size="small" to="/notifications" onClick={onClose}>
          {t('disabled.open')}
        </ButtonLink>
      )}
      <Button kind="plain" size="small" onClick={() => dismiss(dismissKeys[alert])}>
        {t('later')}
      </Button>
    </div>
  );
}

function PushButton() {
  const t = useTranslations('reminders.push');
  const { turnOn, pending, failure } = usePushOn();
  return (
    <>
      <Button size="small" loading={pending} onClick={turnOn}>
        {t('on')}
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
    </>
  );
}

/** The browser's own question, which is asked once; where there is none, where its menu has it. */
function Install({ onAsked }: { readonly onAsked: () => void }) {
  const t = useTranslations('pwa.offer');
  if (installWay() === 'menu') return <p className="w-full">{t('ios')}</p>;
  return (
    <Button kind="primary" size="small" onClick={() => void askToInstall().finally(onAsked)}>
      {t('add')}
    </Button>
  );
}
