import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Skeleton } from '#platform/web/ui/index.ts';

/** Buys credits without leaving a conversation: packages, method, total and buy button. Code and texts come when it opens. */
export const TopUp = loadPart(async () => (await import('./top-up-panel.tsx')).TopUpPanel, {
  texts: ['orders', 'shop', 'payment-providers', 'discounts'],
  fallback: <Skeleton shape="block" className="h-[420px] md:h-[260px]" />,
});
