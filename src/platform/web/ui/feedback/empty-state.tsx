import type { ReactElement, ReactNode } from 'react';
import { Panel } from '../panel.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** The heading level that fits the page. */
  level?: 1 | 2 | 3 | undefined;
  /** Replaces the default illustration; null for none. */
  art?: ReactNode;
  /** Next steps, most useful first, such as the filter to remove and the number of results without it. */
  actions?: ReactNode;
  /** Without the panel around it. */
  bare?: boolean | undefined;
  children?: ReactNode;
}

/** Says that there is nothing to show, why, and what to do. */
export function EmptyState({ title, level = 2, art = <EmptyPeople />, actions, bare, children }: EmptyStateProps): ReactElement {
  const Heading = `h${level}` as const;
  const inside = (
    <>
      {art}
      <Heading className="title-m">{title}</Heading>
      {children && <p>{children}</p>}
      {actions}
    </>
  );
  return bare ? <div className="empty">{inside}</div> : <Panel className="empty">{inside}</Panel>;
}

/** Somebody, and a place beside them. */
const EmptyPeople = (): ReactElement => (
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
