import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Asks, Office } from '#features/office/web/index.ts';
import { getCodeWeeks, getOfficePackages } from '../contract/calls.ts';

interface Tools {
  readonly api: Api;
  readonly asks: Asks;
}
type About = Office['about'];

export const pricesKeyOf = (about: About) => ['office', 'prices', about.site ?? null];

export const codesKey = ['office', 'codes'];

export const codesKeyOf = (about: About, filter: object) => [...codesKey, about.site ?? null, filter];

export const codeWeeksQuery = ({ api, asks }: Tools, about: About, code: string) =>
  queryOptions({
    queryKey: [...codesKey, about.site ?? null, 'weeks', code],
    queryFn: () => asks.within(() => api(getCodeWeeks, { query: { ...about, code } })),
  });

export const previewKeyOf = (about: About, body: object) => [...pricesKeyOf(about), 'preview', body];

export const pricesQuery = ({ api, asks }: Tools, about: About) =>
  queryOptions({ queryKey: pricesKeyOf(about), queryFn: () => asks.within(() => api(getOfficePackages, { query: about })) });
