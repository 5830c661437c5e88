import { skipToken, useQuery } from '@tanstack/react-query';
import type { Order } from '../../contract/order.ts';
import { type SentMessage, sentMessagesKey } from './sent-messages.ts';

/** The messages that waited for the credits of an order and are out. */
export interface SentGroup {
  readonly conversation: number;
  readonly to: SentMessage['to'];
  /** At least one, oldest first. */
  readonly messages: readonly SentMessage[];
}

/** One group for each conversation, in the order of their first messages. */
export function useSentMessages({ id }: Pick<Order, 'id'>): readonly SentGroup[] {
  const { data = [] } = useQuery<readonly SentMessage[]>({ queryKey: sentMessagesKey, queryFn: skipToken });
  const paid = data.filter(({ order }) => order === id);
  const firsts = paid.filter((message, at) => paid.findIndex(({ conversation }) => conversation === message.conversation) === at);
  return firsts.map(({ conversation, to }) => ({
    conversation,
    to,
    messages: paid.filter((message) => message.conversation === conversation),
  }));
}
