import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shownMember } from '#tests/support/shown-member.ts';
import { loadedOrInvalidated } from '#features/badge-counts/web/index.ts';
import type { ChatEntry } from '../../../contract/chats.ts';
import { reloadList, writeRead } from './cache-writer.ts';
import { unreadOf } from './chats-query.ts';

const totals = { unread_messages: 3, new_likes: 2, newest_message: 40 };
const entry = (conversation: number, unread: number): ChatEntry => ({
  conversation: { id: conversation },
  profile: shownMember(conversation),
  num_unread_messages: unread,
  last_message: null,
  read_up_to: 0,
  draft: '',
});

let queries: QueryClient;
/** Resolves the pending requests for the list. */
let requests: ((chats: ChatEntry[]) => void)[];
let total: () => number;
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const answer = async (chats: ChatEntry[]) => {
  requests.shift()?.(chats);
  await flushPromises();
};

// A server-rendered page whose badge shows the totals.
beforeEach(async () => {
  queries = new QueryClient();
  queries.mount();
  requests = [];
  const observer = new QueryObserver<ChatEntry[]>(queries, {
    queryKey: ['chats'],
    queryFn: () => new Promise((resolve) => requests.push(resolve)),
    enabled: loadedOrInvalidated,
    staleTime: 30_000,
  });
  observer.subscribe(() => {});
  total = () => unreadOf(observer.getCurrentResult().data, totals);
  await flushPromises();
});
afterEach(() => queries.unmount());

describe('a badge without the list', () => {
  test('shows the total without a request', () => {
    expect([total(), requests.length]).toEqual([3, 0]);
  });

  test('loads the list after the first change and counts its unread messages from then on', async () => {
    reloadList(queries);
    expect([total(), requests.length]).toEqual([3, 1]);
    await answer([entry(1, 1), entry(2, 3)]);
    expect(total()).toBe(4);
    writeRead(queries, 2, Number.POSITIVE_INFINITY);
    expect(total()).toBe(1);
  });

  test('loads the list once more when further changes happened during the first request', async () => {
    reloadList(queries);
    await flushPromises();
    for (let event = 0; event < 5; event++) reloadList(queries);
    expect(requests).toHaveLength(1);
    await answer([entry(1, 1)]);
    expect([total(), requests.length]).toEqual([1, 1]);
    await answer([entry(1, 6)]);
    expect([total(), requests.length]).toEqual([6, 0]);
  });

  test('reloads the list on invalidation once it was loaded', async () => {
    reloadList(queries);
    await answer([entry(1, 1)]);
    void queries.invalidateQueries({ queryKey: ['chats'] });
    expect(requests).toHaveLength(1);
    await answer([]);
    expect(total()).toBe(0);
  });
});
