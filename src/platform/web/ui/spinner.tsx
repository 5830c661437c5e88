import type { ReactElement } from 'react';
import { cx } from './cx.ts';

export interface SpinnerProps {
  /** Spoken as a status; without it the ring is decoration beside words that say the same. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A turning ring of 20 px in the colour of the text; dotted and still under reduced motion. */
export function Spinner({ label, className }: SpinnerProps): ReactElement {
  if (label === undefined) return <span className={cx('spinner', className)} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={cx('spinner', className)} aria-hidden="true" />
      <span className="sr">{label}</span>
    </span>
  );
}
