import type { ReactElement } from 'react';
import { cx } from './cx.ts';

export interface SkeletonProps {
  /** A line of text, a 4:5 photo, a face, or a block whose size `className` gives. */
  shape?: 'line' | 'photo' | 'face' | 'block' | undefined;
  /** Utilities for the size: `w-3/4 h-3 mt-2`. */
  className?: string | undefined;
}

/** Keeps the place of what is loading; still, and unknown to screen readers (the region says `aria-busy`). */
export function Skeleton({ shape = 'line', className }: SkeletonProps): ReactElement {
  return <span className={cx('skeleton', shape, className)} aria-hidden="true" />;
}
