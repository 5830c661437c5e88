import type { ReactElement } from 'react';
import { cx } from './cx.ts';

export interface CountProps {
  value: number;
  /** Instead of the bare number for screen readers: "3 unread"; `` where the link it sits on says so. */
  label?: string | undefined;
  /** For counts that are not unread or new: no red. */
  plain?: boolean | undefined;
  /** A ring in the colour of the page, where it overlaps something. */
  ring?: boolean | undefined;
}

/** A small counter; caps at 99+ and draws nothing at 0. */
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
