import type { ReactElement } from 'react';
import { cx } from '../cx.ts';

export interface SkeletonProps {
  /** A line of text, a 4:5 photo, a face, or a block whose size `className` gives. */
  shape?: 'line' | 'photo' | 'face' | 'block' | undefined;
  /** Utilities for the size: `w-3/4 h-3 mt-2`. */
  className?: string | undefined;
}

/** Placeholder for loading content; not animated, and hidden from screen readers (the region has `aria-busy`). */
export function Skeleton({ shape = 'line', className }: SkeletonProps): ReactElement {
  return <span className={cx('skeleton', shape, className)} aria-hidden="true" />;
}
