import { useTranslations } from 'use-intl';
import { ButtonLink, Icon } from '#platform/web/ui/index.ts';
import { usePremiumPrice } from './use-premium-price.ts';

/** On a locked photo: what premium costs. Announced to screen readers when it appears. */
export function LockedNote() {
  const t = useTranslations('member-page');
  const price = usePremiumPrice();
  return (
    <span className="locked-note" role="status">
      <Icon name="lock-key-fill" />
      <b>{t('lockedTitle')}</b>
      <ButtonLink kind="amber" size="small" to="/premium">
        {price === null ? t('premium') : t('premiumFrom', { price })}
      </ButtonLink>
    </span>
  );
}
