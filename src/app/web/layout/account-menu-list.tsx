import { useTranslations } from 'use-intl';
import { Face, MenuItem, MenuList, type MenuPlace } from '#platform/web/ui/index.ts';
import { useLogout, useMember } from '#features/account/web/index.ts';
import { useKeepUnsent } from '#features/chat/web/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { showShortcuts } from '../shortcuts/show-shortcuts.ts';
import { showAlerts } from './show-alerts.ts';
import { type Theme, useTheme } from './use-theme.ts';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const themeIcons = { system: 'device-mobile', light: 'sun', dark: 'moon' } as const;

/** The content of the account menu while it is open. */
export function AccountMenuList(place: MenuPlace) {
  const t = useTranslations('app.nav');
  const settings = useTranslations('app.settings');
  const footer = useTranslations('app.footer');
  const { profile, credits } = useMember();
  const logout = useLogout(useKeepUnsent());
  const [theme, setTheme] = useTheme();
  return (
    <MenuList
      {...place}
      label={t('account')}
      head={
        <>
          <Face {...faceOf(profile.main_image)} alt="" size={48} />
          <span>
            <b>
              <bdi>{profile.name}</bdi>, {profile.age}
            </b>
            <br />
            <span className="text-s soft num">{t('credits', { n: credits })}</span>
          </span>
        </>
      }
    >
      <MenuItem icon="user" to="/profile">
        {t('profile')}
      </MenuItem>
      <MenuItem icon="bell" onSelect={showAlerts}>
        {t('alerts')}
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
      <MenuItem icon="arrow-counter-clockwise" to="/withdrawal">
        {footer('withdrawal')}
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
      {matchMedia('(hover: hover)').matches && (
        <MenuItem icon="keyboard" onSelect={showShortcuts}>
          {t('keys')}
        </MenuItem>
      )}
      <MenuItem icon="sign-out" onSelect={logout}>
        {t('logout')}
      </MenuItem>
    </MenuList>
  );
}
