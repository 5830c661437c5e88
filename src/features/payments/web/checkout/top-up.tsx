import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { Skeleton } from '#platform/web/ui/index.ts';
import type { TopUpProps } from './top-up-props.ts';

/** Buys credits without leaving a conversation: packages, method, total and buy button. Code and texts come when it opens. */
export function TopUp(props: TopUpProps) {
  const catalogs = useCatalogs();
  const [Panel, setPanel] = useState<ComponentType<TopUpProps> | null>(null);
  useEffect(() => {
    const loading = Promise.all([import('./top-up-panel.tsx'), catalogs.ensure(['payments', 'discounts'])]);
    void loading.then(([module]) => setPanel(() => module.TopUpPanel));
  }, [catalogs]);
  return Panel ? <Panel {...props} /> : <Skeleton shape="block" className="h-[420px] md:h-[260px]" />;
}
