import type { Right } from '#platform/contract/rights.ts';

interface Area {
  readonly path: string;
  /** The key of its name in the bar. */
  readonly name: 'today' | 'approvals' | 'team' | 'log';
  /** Who lacks it does not see the area. */
  readonly right: Right;
}

/** The areas of the back office, in the order of the bar. */
export const areas: readonly Area[] = [
  { path: '/admin', name: 'today', right: 'office.see' },
  { path: '/admin/approvals', name: 'approvals', right: 'cases.decide' },
  { path: '/admin/staff', name: 'team', right: 'staff.read' },
  { path: '/admin/log', name: 'log', right: 'log.read' },
];
