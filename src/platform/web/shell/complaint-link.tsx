import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** Where members and visitors complain, after a text that says what is blocked. */
export function ComplaintLink() {
  const t = useTranslations('common.action');
  return (
    <Link className="link" to="/complaints">
      {t('complain')}
    </Link>
  );
}
