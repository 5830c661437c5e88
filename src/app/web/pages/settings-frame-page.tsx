import './settings.css';
import { NavLink, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '#platform/web/ui/index.ts';

const places = [
  { to: '/profile', icon: 'user', text: 'profile' },
  { to: '/settings', icon: 'gear-six', text: 'account' },
  { to: '/notifications', icon: 'bell', text: 'notifications' },
  { to: '/transactions', icon: 'wallet', text: 'purchases' },
] as const satisfies readonly { to: string; icon: IconName; text: string }[];

/** The pages on which a member arranges things, side by side: a row above them on the phone, a column from 992. */
export function Component() {
  const t = useTranslations('app.settings');
  return (
    <div className="wrap settings">
      <nav className="settings-nav" aria-label={t('title')}>
        <ul>
          {places.map(({ to, icon, text }) => (
            <li key={to}>
              <NavLink to={to}>
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
