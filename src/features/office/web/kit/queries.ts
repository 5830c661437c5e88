import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { checkLog, getApprovals, getHome, getMe, getStaff } from '#features/staff/contract/calls.ts';
import type { Asks } from './asks.ts';
import type { Office } from './office-context.ts';

interface Tools {
  readonly api: Api;
  readonly asks: Asks;
}
type About = Office['about'];

export const meKey = ['office', 'me'];

/** The same account with the rights on this site. */
export const meKeyOf = (about: About) => [...meKey, about.site ?? null];

export const meQuery = ({ api, asks }: Tools, about: About) =>
  queryOptions({
    queryKey: meKeyOf(about),
    queryFn: () => asks.within(() => api(getMe, { query: about })),
    // The bar of another site is that of this one until the new rights are there.
    placeholderData: (before) => before,
  });

export const staffKey = ['office', 'staff'];

export const staffQuery = ({ api, asks }: Tools, about: About) =>
  queryOptions({ queryKey: [...staffKey, about.site ?? null], queryFn: () => asks.within(() => api(getStaff, { query: about })) });

export const logKeyOf = (about: About, filter: object) => ['office', 'log', about.site ?? null, filter];

export const homeKey = ['office', 'home'];

export const homeQuery = ({ api, asks }: Tools, about: About) =>
  queryOptions({ queryKey: [...homeKey, about.site ?? null], queryFn: () => asks.within(() => api(getHome, { query: about })) });

export const approvalsKey = ['office', 'approvals'];

export const approvalsQuery = ({ api, asks }: Tools, about: About) =>
  queryOptions({
    queryKey: [...approvalsKey, about.site ?? null],
    queryFn: () => asks.within(() => api(getApprovals, { query: about })),
  });

export const logCheckQuery = ({ api, asks }: Tools, about: About) =>
  queryOptions({
    queryKey: ['office', 'log-check', about.site ?? null],
    queryFn: () => asks.within(() => api(checkLog, { query: about })),
    // It computes the whole chain: only when somebody asks.
    enabled: false,
  });

/** The stack of photos that the person decides; the page of it and the bar that undoes read it. */
export const stackKeyOf = (about: About) => ['office', 'photos', about.site ?? null];
