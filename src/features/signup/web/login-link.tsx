import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export function LoginLink() {
  const t = useTranslations('signup.form');
  return (
    <Link className="link" to="/login">
      {t('login')}
    </Link>
  );
}
