import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#platform/web/data/api-client.ts';
import { sentMessagesKey } from '#features/orders/web/index.ts';
import type { Message } from '../../../contract/message.ts';
import type { Outgoing } from './outbox.ts';
import { reportSent, reportSentElsewhere } from './report-sent.ts';

const hello = { id: 5, client_id: 'one', text: 'Hallo' } as Message;
const deniz = { id: 7, name: 'Deniz', main_image: null };

/** A member's server: the conversation with Deniz ends with "Hallo", and the newest credits came by this order. */
function setUp(order: number | null, isReachable = true) {
  const api = createApi({
    send: ({ url }) => {
      if (!isReachable) return Promise.reject(new Error('offline'));
      const body = url.includes('movements.php')
        ? { movements: [{ order }], more: false }
        : { chats: [{ conversation: { id: 70 }, profile: deniz, last_message: hello }] };
      return Promise.resolve({ status: 200, body, retryAfter: null });
    },
    onLoggedOut: () => undefined,
    refusesVisitors: () => false,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { queries, api, reported: () => queries.getQueryData(sentMessagesKey) };
}

const reported = [{ id: 5, order: 2, conversation: 70, to: deniz, text: 'Hallo' }];

test('a message is reported once, with the order that brought the newest credits', async () => {
  const member = setUp(2);
  await reportSent(member.queries, member.api, 70, hello);
  await reportSent(member.queries, member.api, 70, hello);
  expect(member.reported()).toEqual(reported);
});

test('no order is named where the newest credits were not bought', async () => {
  const member = setUp(null);
  await reportSent(member.queries, member.api, 70, hello);
  expect(member.reported()).toBeUndefined();
});

test('a message that was sent elsewhere is reported; one that was removed there is not', async () => {
  const member = setUp(2);
  await reportSentElsewhere(member.queries, member.api, { to: 7, client_id: 'removed' } as Outgoing);
  expect(member.reported()).toBeUndefined();
  await reportSentElsewhere(member.queries, member.api, { to: 7, client_id: 'one' } as Outgoing);
  expect(member.reported()).toEqual(reported);
});

test('nothing is reported without a connection', async () => {
  const member = setUp(2, false);
  await expect(reportSent(member.queries, member.api, 70, hello)).rejects.toThrow();
  expect(member.reported()).toBeUndefined();
});
