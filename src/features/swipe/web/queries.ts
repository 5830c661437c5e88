import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getDeck } from '../contract/calls.ts';

/** The first cards of a visit; the deck loads further ones itself. */
export const deckQuery = (api: Api) => queryOptions({ queryKey: ['swipe'], queryFn: ({ signal }) => api(getDeck, { signal }) });
