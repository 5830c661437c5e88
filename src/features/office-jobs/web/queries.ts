import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Asks, Office } from '#features/office/web/index.ts';
import { getJobs, getMailDns } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';

export type JobsReply = ReplyOf<typeof endpoints.getJobs>;

const again = 10_000;

export const jobsKeyOf = (about: Office['about']) => ['office-jobs', about.site ?? null];

export const jobsQuery = ({ api, asks }: { readonly api: Api; readonly asks: Asks }, about: Office['about']) =>
  queryOptions({
    queryKey: jobsKeyOf(about),
    queryFn: () => asks.within(() => api(getJobs, { query: about })),
    refetchInterval: again,
  });

/** It seldom changes, and asking takes a while. */
const dnsAgain = 5 * 60_000;

export const mailDnsQuery = ({ api, asks }: { readonly api: Api; readonly asks: Asks }, about: Office['about']) =>
  queryOptions({
    queryKey: ['office-jobs', 'mail-dns', about.site ?? null],
    queryFn: () => asks.within(() => api(getMailDns, { query: about })),
    staleTime: dnsAgain,
  });
