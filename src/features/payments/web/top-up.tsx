import { lazy, Suspense } from 'react';
import { Skeleton } from '#platform/web/ui/index.ts';
import type { TopUpProps } from './top-up-props.ts';

const TopUpPanel = lazy(async () => ({ default: (await import('./top-up-panel.tsx')).TopUpPanel }));

/** Credits bought where they are missing, below a conversation: packages, method, total, button. Texts: `payments`. */
export function TopUp(props: TopUpProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-[420px] md:h-[260px]" />}>
      <TopUpPanel {...props} />
    </Suspense>
  );
}
