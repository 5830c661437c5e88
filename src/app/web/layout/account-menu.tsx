import { useTranslations } from 'use-intl';
import { Face, Icon, Menu, MenuItem } from '#platform/web/ui/index.ts';
import { useLogout } from '#features/account/web/index.ts';
import type { User } from '#features/account/contract/user.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { showShortcuts } from '../show-shortcuts.ts';
import { type Theme, useTheme } from './use-theme.ts';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const themeIcons = { system: 'device-mobile', light: 'sun', dark: 'moon' } as const;

export function AccountMenu({ user }: { readonly user: User }) {
  const t = useTranslations('app.nav');
  const settings = useTranslations('app.settings');
  const logout = useLogout();
  const [theme, setTheme] = useTheme();
  const face = faceOf(user.profile.main_image);
  return (
    <Menu
      label={t('account')}
      trigger={(menu) => (
        <button {...menu} type="button" className="account-btn" aria-label={t('account')}>
          <Face {...face} alt="" size={40} />
          <Icon name="caret-down" className="wide-only" />
        </button>
      )}
      head={
        <>
          <Face {...face} alt="" size={48} />
          <span>
            <b>
              {user.profile.name}, {user.profile.age}
            </b>
            <br />
            <span className="t13 soft num">{t('credits', { n: user.credits })}</span>
          </span>
        </>
      }
    >
      <MenuItem icon="user" to="/profile">
        {t('profile')}
      </MenuItem>
      <MenuItem icon="users" to="/match-finder">
        {t('matchFinder')}
      </MenuItem>
      <MenuItem icon="gear-six" to="/settings">
        {settings('title')}
      </MenuItem>
      <MenuItem icon="receipt" to="/transactions">
        {t('transactions')}
      </MenuItem>
      <MenuItem icon="globe-simple" to="/lang-config">
        {t('language')}
      </MenuItem>
      <hr />
      {themes.map((choice) => (
        <MenuItem key={choice} icon={themeIcons[choice]} checked={choice === theme} onSelect={() => setTheme(choice)}>
          {t(choice)}
        </MenuItem>
      ))}
      <hr />
      <MenuItem icon="keyboard" onSelect={showShortcuts}>
        {t('keys')}
      </MenuItem>
      <MenuItem icon="sign-out" onSelect={logout}>
        {t('logout')}
      </MenuItem>
    </Menu>
  );
}
