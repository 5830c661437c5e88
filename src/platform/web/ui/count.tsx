import type { ReactElement } from 'react';
import { cx } from './cx.ts';

export interface CountProps {
  value: number;
  /** Replaces the bare number for screen readers: "3 unread"; empty where the surrounding link says so. */
  label?: string | undefined;
  /** Not red, for counts of other things than unread or new items. */
  plain?: boolean | undefined;
  /** A ring in the page colour, for badges that overlap something. */
  ring?: boolean | undefined;
}

/** A small counter, capped at 99+; renders nothing at 0. */
export function Count({ value, label, plain, ring }: CountProps): ReactElement | null {
  if (value <= 0) return null;
  const shown = value > 99 ? '99+' : String(value);
  return (
    <span className={cx('count', plain && 'plain', ring && 'cut')}>
      {label === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          {label && <span className="sr">{label}</span>}
        </>
      )}
    </span>
  );
}
