import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Asks } from '#features/office/web/index.ts';
import { getSite } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';

export type SiteReply = ReplyOf<typeof endpoints.getSite>;
export type SiteChange = SiteReply['changes'][number];
export type SiteEdition = SiteReply['history'][number];

export const siteKeyOf = (site: number) => ['office-sites', 'site', site];

/** Somebody else may work on the same draft. */
const again = 15_000;

export const siteQuery = ({ api, asks }: { readonly api: Api; readonly asks: Asks }, site: number) =>
  queryOptions({
    queryKey: siteKeyOf(site),
    queryFn: () => asks.within(() => api(getSite, { query: { site } })),
    refetchInterval: again,
  });

export const previewKeyOf = (site: number, version: number) => ['office-sites', 'preview', site, version];
export const editionsKeyOf = (site: number) => ['office-sites', 'editions', site];
export const consequencesKeyOf = (site: number) => ['office-sites', 'consequences', site];
