import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { dataKey } from '#platform/web/data/data-key.ts';
import type { Member } from '#features/members/contract/member.ts';
import { getMovements } from '../../contract/calls.ts';
import { ordersKey } from './keys.ts';

/** A message that was held for lack of credits and went out once an order had brought them, as far as this browser knows. */
export interface SentMessage {
  readonly id: number;
  /** Id of the order that brought the credits. */
  readonly order: number;
  readonly conversation: number;
  readonly to: Pick<Member, 'id' | 'name' | 'main_image'>;
  /** Empty for an attachment alone. */
  readonly text: string;
}

/** The chat writes them, oldest first; the page of an order shows its own. */
export const sentMessagesKey = dataKey<readonly SentMessage[]>('sent-messages');

/** Id of the order that brought the newest credits; null when they are a gift or were given back. */
export const newestCreditsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ordersKey, 'newest-credits'],
    queryFn: async ({ signal }) => {
      const [newest] = (await api(getMovements, { query: { direction: 'in' }, signal })).movements;
      return newest?.order ?? null;
    },
    staleTime: 0,
  });
