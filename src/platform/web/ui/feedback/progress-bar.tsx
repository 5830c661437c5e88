import type { ReactElement } from 'react';

export interface ProgressBarProps {
  /** The next page is loading. */
  active: boolean;
  label: string;
}

/** A thin bar along the top edge while the next page loads; starts to grow after 120 ms, so that fast pages do not flicker. */
export function ProgressBar({ active, label }: ProgressBarProps): ReactElement | null {
  return active ? <div className="progress" role="progressbar" aria-label={label} /> : null;
}
