import './settings.css';
import { NavLink, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '#platform/web/ui/index.ts';

const pages = [
  { to: '/profile', icon: 'user', text: 'profile' },
  { to: '/settings', icon: 'gear-six', text: 'account' },
  { to: '/settings/security', icon: 'shield-check', text: 'security' },
  { to: '/notifications', icon: 'bell', text: 'notifications' },
  { to: '/transactions', icon: 'wallet', text: 'purchases' },
] as const satisfies readonly { to: string; icon: IconName; text: string }[];

/** Layout of the settings pages: navigation in a row above the page on phones, in a column from 992 px. */
export function Component() {
  const t = useTranslations('app.settings');
  return (
    <div className="wrap settings">
      <nav className="settings-nav" aria-label={t('title')}>
        <ul>
          {pages.map(({ to, icon, text }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/settings'}>
                <Icon name={icon} />
                {t(text)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
