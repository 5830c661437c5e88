import './shop.css';
import type { ReactNode } from 'react';
import { cx } from '#platform/web/ui/index.ts';

interface Props {
  readonly className?: string;
  /** False: nothing is paid on this page yet, so other parts of the site may still ask for attention. */
  readonly paying?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages on which something is chosen, bought and paid. */
export function ShopPage({ className, paying = true, children }: Props) {
  return (
    <div className={cx('wrap shop', className)} {...(paying && { 'data-paying': '' })}>
      {children}
    </div>
  );
}
