import { useTranslations } from 'use-intl';
import { Face, Icon, LazyMenu } from '#platform/web/ui/index.ts';
import type { User } from '#features/account/contract/user.ts';
import { faceOf } from '#features/photos/web/index.ts';

const load = () => import('./account-menu-list.tsx').then((module) => module.AccountMenuList);

export function AccountMenu({ user }: { readonly user: User }) {
  const t = useTranslations('app.nav');
  return (
    <LazyMenu
      load={load}
      trigger={(menu) => (
        <button {...menu} type="button" className="account-btn" aria-label={t('account')}>
          <Face {...faceOf(user.profile.main_image)} alt="" size={40} />
          <Icon name="caret-down" className="wide-only" />
        </button>
      )}
    />
  );
}
