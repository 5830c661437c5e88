import { lazy, Suspense } from 'react';
import { Skeleton } from '#platform/web/ui/index.ts';
import type { TopUpProps } from './top-up-props.ts';

const TopUpPanel = lazy(async () => ({ default: (await import('./top-up-panel.tsx')).TopUpPanel }));

/** Buys credits without leaving a conversation: packages, method, total and buy button. Needs the `payments` texts. */
export function TopUp(props: TopUpProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-[420px] md:h-[260px]" />}>
      <TopUpPanel {...props} />
    </Suspense>
  );
}
