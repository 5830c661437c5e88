import { useTranslations } from 'use-intl';
import { Tabs } from '#platform/web/ui/index.ts';

/** Links between what was bought and where each credit went. */
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
