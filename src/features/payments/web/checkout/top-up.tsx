import { lazy, Suspense, useState } from 'react';
import type { Catalogs } from '#platform/web/i18n/catalogs.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { Skeleton } from '#platform/web/ui/index.ts';
import type { TopUpProps } from './top-up-props.ts';

/** Buys credits without leaving a conversation: packages, method, total and buy button. */
export function TopUp(props: TopUpProps) {
  const catalogs = useCatalogs();
  const [TopUpPanel] = useState(() => loadPanel(catalogs));
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-[420px] md:h-[260px]" />}>
      <TopUpPanel {...props} />
    </Suspense>
  );
}

/** With its texts, which few conversations need. */
const loadPanel = (catalogs: Catalogs) =>
  lazy(async () => {
    const [{ TopUpPanel }] = await Promise.all([import('./top-up-panel.tsx'), catalogs.ensure(['payments'])]);
    return { default: TopUpPanel };
  });
