import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getDeck } from '../contract/endpoints.ts';

/** The cards that a visit begins with; the game goes on from there by itself. */
export const deckQuery = (api: Api) => queryOptions({ queryKey: ['swipe'], queryFn: ({ signal }) => api(getDeck, { signal }) });
