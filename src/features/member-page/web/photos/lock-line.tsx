import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { usePremiumPrice } from './use-premium-price.ts';

/** How many photos are locked, and from which price they are seen. */
export function LockLine({ locked }: { readonly locked: number }) {
  const t = useTranslations('member-page');
  const price = usePremiumPrice(locked > 0);
  if (locked === 0) return null;
  return (
    <p className="lockline text-s soft">
      <Icon name="lock-simple" />
      <span>
        {t('locked', { n: locked })}{' '}
        <Link className="link" to="/premium">
          {price === null ? t('premium') : t('premiumFrom', { price })}
        </Link>
      </span>
    </p>
  );
}
