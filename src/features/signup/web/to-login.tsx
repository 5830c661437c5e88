import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export function ToLogin() {
  const t = useTranslations('signup.form');
  return (
    <Link className="link" to="/login">
      {t('login')}
    </Link>
  );
}
