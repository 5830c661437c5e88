import './shop.css';
import type { ReactNode } from 'react';
import { cx } from '#platform/web/ui/index.ts';

interface Props {
  readonly className?: string;
  /** False: this page takes no payment yet, so other parts of the site may still ask for attention. */
  readonly paying?: boolean;
  readonly children: ReactNode;
}

/** The layout of the pages for choosing, buying and paying. */
export function ShopPage({ className, paying = true, children }: Props) {
  return (
    <div className={cx('wrap shop', className)} {...(paying && { 'data-paying': '' })}>
      {children}
    </div>
  );
}
