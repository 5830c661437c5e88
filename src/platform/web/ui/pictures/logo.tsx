import type { ReactElement } from 'react';
import { cx } from '../cx.ts';

export interface LogoProps {
  /** The site's name next to the logo mark. */
  name: string;
  /** Below 360 px only the mark is visible; the name stays for screen readers. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** Mark and name, 44 px high; wrap it in a link if it leads home. */
export function Logo({ name, compact, className }: LogoProps): ReactElement {
  return (
    <span className={cx('logo', className)}>
      <LogoMark />
      <span className={cx(compact && 'max-[359px]:sr-only')}>{name}</span>
    </span>
  );
}

/** A heart of two leaves that overlap in an ember. */
export function LogoMark({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path className="mark-a" d="M24 43.5C12.5 38 3.5 29 3.5 18 3.5 10.2 8.7 5 15 5c7 0 12.5 6 13 14.5.5 8.5-1 17-4 24Z" />
      <path className="mark-b" d="M24 43.5C35.5 38 44.5 29 44.5 18 44.5 10.2 39.3 5 33 5c-7 0-12.5 6-13 14.5-.5 8.5 1 17 4 24Z" />
      <path className="mark-c" d="M24 43.5c-3-7-4.5-15.5-4-24 .2-3.7 1.4-7 3.3-9.5l.7-.9.7.9c1.9 2.5 3.1 5.8 3.3 9.5.5 8.5-1 17-4 24Z" />
    </svg>
  );
}
