import './settings.css';
import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { cx, Icon } from '#platform/web/ui/index.ts';
import { CountsContext, noCounts, type ShowCounts } from './settings-counts.ts';
import { SettingsList } from './settings-list.tsx';
import { useOpenPane } from './use-open-pane.ts';

/** Layout of the settings pages: on phones the list and each page alone, from 992 px the list beside the page. */
export function Component() {
  const t = useTranslations('app.settings');
  const { pathname } = useLocation();
  const pane = useOpenPane();
  const [counts, setCounts] = useState(noCounts);
  const show: ShowCounts = setCounts;
  const live = useHydrated();
  const atList = pathname === '/settings' && pane === null;
  return (
    <div className={cx('wrap settings', live && 'live', atList && 'at-list')}>
      <nav className="settings-nav" aria-label={t('title')}>
        <p className="title-l" aria-hidden="true">
          {t('title')}
        </p>
        <CountsContext value={counts}>
          <SettingsList />
        </CountsContext>
      </nav>
      <div className="settings-content">
        <Link className="settings-back" to="/settings">
          <Icon name="arrow-left" />
          {t('title')}
        </Link>
        <Outlet context={show} />
      </div>
    </div>
  );
}
