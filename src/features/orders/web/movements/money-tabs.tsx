import { useTranslations } from 'use-intl';
import { Tabs } from '#platform/web/ui/index.ts';

/** Tabs: the purchases, and the movements of credits. */
export function MoneyTabs() {
  const t = useTranslations('orders');
  return (
    <Tabs
      label={t('movements.tabs')}
      tabs={[
        { to: '/transactions', label: t('list.title'), end: true },
        { to: '/transactions/movements', label: t('movements.title') },
      ]}
    />
  );
}
