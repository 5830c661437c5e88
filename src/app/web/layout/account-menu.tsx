import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Face, Icon, LazyMenu } from '#platform/web/ui/index.ts';
import type { User } from '#features/account/contract/user.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { AlertCentre } from '#features/reminders/web/index.ts';
import { showAlertsEvent } from './show-alerts.ts';

const load = () => import('./account-menu-list.tsx').then((module) => module.AccountMenuList);

export function AccountMenu({ user }: { readonly user: User }) {
  const t = useTranslations('app.nav');
  const [showsAlerts, setShowsAlerts] = useState(false);
  useEffect(() => {
    const show = () => setShowsAlerts(true);
    addEventListener(showAlertsEvent, show);
    return () => removeEventListener(showAlertsEvent, show);
  }, []);
  return (
    <>
      <LazyMenu
        load={load}
        trigger={(menu) => (
          <button {...menu} type="button" className="account-btn" aria-label={t('account')}>
            <Face {...faceOf(user.profile.main_image)} alt="" size={40} />
            <Icon name="caret-down" className="wide-only" />
          </button>
        )}
      />
      {showsAlerts && <AlertCentre user={user} onClose={() => setShowsAlerts(false)} />}
    </>
  );
}
