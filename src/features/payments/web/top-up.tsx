import { lazy, Suspense } from 'react';
import { Skeleton } from '#platform/web/ui/index.ts';

export interface TopUpProps {
  /** Messages that wait for credits. */
  readonly held: number;
  /** Path on this site to come back to after paying. */
  readonly returnTo: string;
  readonly onClose: () => void;
}

const TopUpPanel = lazy(async () => ({ default: (await import('./top-up-panel.tsx')).TopUpPanel }));

/** Credits bought where they are missing, below a conversation: packages, method, total, button. Texts: `payments`. */
export function TopUp(props: TopUpProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-[420px] md:h-[260px]" />}>
      <TopUpPanel {...props} />
    </Suspense>
  );
}
