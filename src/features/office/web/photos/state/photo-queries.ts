import { queryOptions } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { queryText } from '#platform/web/data/api-client.ts';
import { getPhotos } from '#features/cases/contract/calls.ts';
import type { decidePhotos, getPhotos as endpoint, WaitingPhoto as Schema } from '#features/cases/contract/photo-endpoints.ts';
import type { Asks } from '../../kit/asks.ts';
import type { Office } from '../../kit/office-context.ts';
import { stackKeyOf } from '../../kit/queries.ts';

export type WaitingPhoto = Static<typeof Schema>;
export type Stack = ReplyOf<typeof endpoint>;
export type Decided = ReplyOf<typeof decidePhotos>;

/** Ms. Each call is an activity, so the stack stays the person's while the page is open and looked at. */
const renewEvery = 240_000;

export const stackQuery = ({ api, asks }: { readonly api: Api; readonly asks: Asks }, about: Office['about']) =>
  queryOptions({
    queryKey: stackKeyOf(about),
    queryFn: () => asks.within(() => api(getPhotos, { query: about })),
    refetchInterval: renewEvery,
    staleTime: renewEvery,
    // Whoever comes back later may have lost it.
    gcTime: 0,
  });

interface Shown {
  readonly clear: boolean;
  readonly colour: boolean;
  readonly large?: boolean;
}

/** What the settings of the person take away comes back only where it is asked for. */
export const photoUrl = (about: Office['about'], id: number, { clear, colour, large = false }: Shown): string =>
  `/api/admin/photo-picture.php${queryText({ ...about, id, ...(clear && { clear: 1 }), ...(colour && { colour: 1 }), ...(large && { large: 1 }) })}`;
