import type { Right } from '#platform/contract/rights.ts';

export interface Area {
  readonly path: string;
  /** The key of its name in the bar. */
  readonly name:
    | 'today'
    | 'cases'
    | 'photos'
    | 'approvals'
    | 'orders'
    | 'blocks'
    | 'books'
    | 'sites'
    | 'content'
    | 'legal'
    | 'prices'
    | 'members'
    | 'team'
    | 'log'
    | 'jobs';
  /** Pages of the area elsewhere than below its path. */
  readonly also?: readonly string[];
  /** Who has none of them does not see the area. */
  readonly rights: readonly Right[];
}

/** The areas of the back office, in the order of the bar. */
export const areas: readonly Area[] = [
  { path: '/admin', name: 'today', rights: ['office.see'] },
  // Whoever answers requests sees those alone.
  { path: '/admin/cases', name: 'cases', rights: ['cases.read', 'requests.answer'] },
  { path: '/admin/photos', name: 'photos', rights: ['photos.decide'] },
  { path: '/admin/approvals', name: 'approvals', rights: ['cases.decide', 'refunds.ask'] },
  { path: '/admin/members', name: 'members', rights: ['members.read'] },
  { path: '/admin/orders', also: ['/admin/withdrawals'], name: 'orders', rights: ['orders.read'] },
  { path: '/admin/books', name: 'books', rights: ['books.read'] },
  { path: '/admin/prices', also: ['/admin/codes'], name: 'prices', rights: ['prices.read'] },
  { path: '/admin/sites', name: 'sites', rights: ['sites.change'] },
  { path: '/admin/legal', name: 'legal', rights: ['sites.change'] },
  { path: '/admin/staff', name: 'team', rights: ['staff.read'] },
  { path: '/admin/blocks', name: 'blocks', rights: ['cases.decide'] },
  { path: '/admin/log', name: 'log', rights: ['log.read'] },
  { path: '/admin/jobs', name: 'jobs', rights: ['jobs.read'] },
  { path: '/admin/content', name: 'content', rights: ['sites.change'] },
];

/** The area of a page, for those that have one. */
export const areaOf = (pathname: string): Area | undefined =>
  areas.findLast(({ path, also = [] }) =>
    [path, ...also].some((one) => pathname === one || (one !== '/admin' && pathname.startsWith(`${one}/`))),
  );
