import { useTranslations } from 'use-intl';
import { Button, ButtonLink, Icon, Sheet } from '#platform/web/ui/index.ts';
import { ResendActivation, useUser } from '#features/account/web/index.ts';
import { type Bonus, BonusFoot } from '#features/discounts/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { alertIcons, dismissKeys, type PageAlert } from './alert-kinds.ts';
import { useDismissals } from './dismissals-context.ts';
import { askToInstall, installWay } from '#features/pwa/web/index.ts';
import { PushQuestion, usePushOn } from './push-question.tsx';
import { VisitorsQuestion } from './visitors-question.tsx';

interface Props {
  readonly alerts: readonly [PageAlert, ...PageAlert[]];
  readonly bonus: Bonus | null;
  readonly replier: Member | null;
  readonly onClose: () => void;
}

/** The most important alert in full, the others below it, each with an act and a Later; last the welcome discount. */
export function AlertSheet({ alerts, bonus, replier, onClose }: Props) {
  const line = useTranslations('app.alerts');
  const t = useTranslations('reminders');
  const common = useTranslations('common.action');
  const [first, ...others] = alerts;
  const asksForPush = first === 'push' && replier !== null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={asksForPush ? t('push.how') : line(`${first}.title`)}
      closeLabel={common('close')}
      className="alerts"
    >
      <div className="alert-first">
        {asksForPush ? (
          <PushQuestion name={replier.name} onClose={onClose} />
        ) : (
          <>
            <AlertText alert={first} />
            <Acts alert={first} onClose={onClose} />
          </>
        )}
      </div>
      <AlertList alerts={others} onClose={onClose} />
      {bonus && <BonusFoot bonus={bonus} onClose={onClose} />}
    </Sheet>
  );
}

/** Each alert with its text and acts. */
export function AlertList({ alerts, onClose }: { readonly alerts: readonly PageAlert[]; readonly onClose: () => void }) {
  const line = useTranslations('app.alerts');
  return (
    alerts.length > 0 && (
      <ul className="alert-list">
        {alerts.map((alert) => (
          <li key={alert}>
            <Icon name={alertIcons[alert]} />
            <div>
              <h3>{line(`${alert}.title`)}</h3>
              <AlertText alert={alert} />
              <Acts alert={alert} onClose={onClose} />
            </div>
          </li>
        ))}
      </ul>
    )
  );
}

function AlertText({ alert }: { readonly alert: PageAlert }) {
  const t = useTranslations('reminders');
  const offer = useTranslations('pwa.offer');
  const email = useUser()?.email ?? '';
  return (
    <p className="soft wrap-anywhere">
      {alert === 'activation' && <>{t('activation.where', { email })} </>}
      {alert === 'install' ? offer('text') : t(`${alert}.text`)}
    </p>
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
  if (alert === 'visitors') return <VisitorsQuestion />;
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
