import './shop.css';
import type { ReactNode } from 'react';
import { cx } from '#platform/web/ui/index.ts';

/** The frame of the pages on which something is bought and paid. */
export function ShopPage({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <div className={cx('wrap shop', className)} data-paying="">
      {children}
    </div>
  );
}
