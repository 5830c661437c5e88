import type { ReactElement, ReactNode } from 'react';
import { Panel } from '../panel.tsx';
import { EmptyPeople } from './empty-art.tsx';

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
