import type { ReactElement } from 'react';
import { cx } from './cx.ts';

export interface SpinnerProps {
  /** Announced as a status; without it the spinner is decorative, next to a text that says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A spinning ring of 20 px in the colour of the text; dotted and static with reduced motion. */
export function Spinner({ label, className }: SpinnerProps): ReactElement {
  if (label === undefined) return <span className={cx('spinner', className)} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={cx('spinner', className)} aria-hidden="true" />
      <span className="sr">{label}</span>
    </span>
  );
}
