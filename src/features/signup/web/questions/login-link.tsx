import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { loginPath } from '#features/account/web/index.ts';

/** `to`: the page that the login leads to. */
export function LoginLink({ to = '/members' }: { readonly to?: string | undefined }) {
  const t = useTranslations('signup.form');
  return (
    <Link className="link" to={loginPath(to)}>
      {t('login')}
    </Link>
  );
}
