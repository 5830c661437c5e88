import { useTranslations } from 'use-intl';
import { ButtonLink, Icon } from '#platform/web/ui/index.ts';
import { usePremiumPrice } from './use-premium-price.ts';

/** On a locked photo: who shows it, and for what. Spoken when it appears. */
export function LockedNote() {
  const t = useTranslations('members.profile');
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
