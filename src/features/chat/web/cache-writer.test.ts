import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onceWanted } from '#features/members/web/index.ts';
import { shownMember } from '#tests/support/shown-member.ts';
import type { ChatEntry } from '../contract/chats.ts';
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
/** Calls that wait for their answer. */
let asked: ((chats: ChatEntry[]) => void)[];
let total: () => number;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const answer = async (chats: ChatEntry[]) => {
  asked.shift()?.(chats);
  await settled();
};

// A page whose badge draws from the totals, as the server rendered it.
beforeEach(async () => {
  queries = new QueryClient();
  queries.mount();
  asked = [];
  const observer = new QueryObserver<ChatEntry[]>(queries, {
    queryKey: ['chats'],
    queryFn: () => new Promise((resolve) => asked.push(resolve)),
    enabled: onceWanted,
    staleTime: 30_000,
  });
  observer.subscribe(() => {});
  total = () => unreadOf(observer.getCurrentResult().data, totals);
  await settled();
});
afterEach(() => queries.unmount());

describe('a badge without the list', () => {
  test('shows the total, and asks for nothing', () => {
    expect([total(), asked.length]).toEqual([3, 0]);
  });

  test('goes on with the list as soon as something is known to have changed', async () => {
    reloadList(queries);
    expect([total(), asked.length]).toEqual([3, 1]);
    await answer([entry(1, 1), entry(2, 3)]);
    expect(total()).toBe(4);
    writeRead(queries, 2, Number.POSITIVE_INFINITY);
    expect(total()).toBe(1);
  });

  test('asks once more when more happened while the first answer was on its way', async () => {
    reloadList(queries);
    await settled();
    for (let event = 0; event < 5; event++) reloadList(queries);
    expect(asked).toHaveLength(1);
    await answer([entry(1, 1)]);
    expect([total(), asked.length]).toEqual([1, 1]);
    await answer([entry(1, 6)]);
    expect([total(), asked.length]).toEqual([6, 0]);
  });

  test('keeps the list fresh from then on', async () => {
    reloadList(queries);
    await answer([entry(1, 1)]);
    void queries.invalidateQueries({ queryKey: ['chats'] });
    expect(asked).toHaveLength(1);
    await answer([]);
    expect(total()).toBe(0);
  });
});
