import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { useLogout } from '#features/account/web/index.ts';
import { useKeepUnsent } from '#features/chat/web/index.ts';

/** Loaded after the page: what it keeps of the conversations is much code. */
export function LogoutRow() {
  const t = useTranslations('app.nav');
  const logout = useLogout(useKeepUnsent());
  return (
    <button type="button" className="settings-link" onClick={logout}>
      <Icon name="sign-out" />
      <span>{t('logout')}</span>
    </button>
  );
}
