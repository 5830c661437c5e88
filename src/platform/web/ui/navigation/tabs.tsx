import type { ReactElement, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Count } from '../count.tsx';

export interface Tab {
  to: string;
  label: ReactNode;
  /** An unread badge; nothing at 0. */
  count?: number | undefined;
  /** Replaces the bare number for screen readers. */
  countLabel?: string | undefined;
  /** Current only at exactly this path, not below it. */
  end?: boolean | undefined;
}

/** Links between the parts of one page; scroll sideways when they do not fit. The current one is underlined in red. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }): ReactElement {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end={tab.end ?? false}>
          {tab.label}
          {tab.count !== undefined && <Count value={tab.count} label={tab.countLabel} />}
        </NavLink>
      ))}
    </nav>
  );
}
