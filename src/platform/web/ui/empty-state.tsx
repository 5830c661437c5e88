import type { ReactElement, ReactNode } from 'react';
import { Panel } from './panel.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** The heading level that fits the page. */
  level?: 1 | 2 | 3 | undefined;
  /** A drawing instead of the face that went and the leaf that waits; null for none. */
  art?: ReactNode;
  /** The way on first: which filter to drop, and what that frees. */
  actions?: ReactNode;
  /** Without the paper around it. */
  bare?: boolean | undefined;
  children?: ReactNode;
}

/** Nothing here, why, and what helps. */
export function EmptyState({ title, level = 2, art = <EmptyArt />, actions, bare, children }: EmptyStateProps): ReactElement {
  const Heading = `h${level}` as const;
  const inside = (
    <>
      {art}
      <Heading className="h28">{title}</Heading>
      {children && <p>{children}</p>}
      {actions}
    </>
  );
  return bare ? <div className="empty">{inside}</div> : <Panel className="empty">{inside}</Panel>;
}

function EmptyArt(): ReactElement {
  return (
    <svg className="art" viewBox="0 0 132 110" aria-hidden="true">
      <path d="M46 12H20A14 14 0 0 0 6 26v44a4 4 0 0 0 4 4h36a14 14 0 0 0 14-14V26a14 14 0 0 0-14-14Z" fill="var(--bubble-them)" />
      <path
        d="M86 34h26a14 14 0 0 1 14 14v44a4 4 0 0 1-4 4H86a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14Z"
        fill="none"
        stroke="var(--control)"
        strokeWidth="2"
        strokeDasharray="5 6"
      />
      <path d="M33 34c5 0 8 4 8 9s-3 9-8 9-8-4-8-9 3-9 8-9Zm-17 40c0-10 7-16 17-16s17 6 17 16Z" fill="var(--control)" />
    </svg>
  );
}
