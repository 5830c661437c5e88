import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Asks, Office } from '#features/office/web/index.ts';
import { getLegal } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';

export type LegalText = ReplyOf<typeof endpoints.getLegal>['texts'][number];

export const legalKey = ['office-legal'];

export const legalQuery = ({ api, asks }: { readonly api: Api; readonly asks: Asks }, about: Office['about']) =>
  queryOptions({
    queryKey: [...legalKey, about.site ?? null],
    queryFn: () => asks.within(() => api(getLegal, { query: about })),
  });
