import { useTranslations } from 'use-intl';
import { Tabs } from '#platform/web/ui/index.ts';
import { useOffice } from '#features/office/web/index.ts';

/** The two pages of this area. */
export function AreaTabs() {
  const t = useTranslations('office-prices');
  const { to } = useOffice();
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        { to: to('/admin/prices'), label: t('prices') },
        { to: to('/admin/codes'), label: t('codes') },
      ]}
    />
  );
}
