import { describe, expect, test } from 'vitest';
import { shownMember } from '#tests/support/shown-member.ts';
import type { ChatEntry } from '../../../contract/chats.ts';
import type { Message } from '../../../contract/message.ts';
import { mergeReloaded, listWithEntry, listWithMessage, withMessage, withNewer, withOlder, withPage, withReceipt } from './chat-cache.ts';

const message = (id: number): Message => ({
  id,
  sender: 7,
  client_id: `c${id}`,
  text: `text ${id}`,
  gift: null,
  image: null,
  gif: null,
  cautions: [],
  sent_at: '2026-03-01T10:00:00Z',
  quote: null,
  reaction: null,
});
const chat = (ids: number[], more = false) => ({ conversation: 5, messages: ids.map(message), more, more_below: false, read_up_to: 0 });
const idsOf = ({ messages }: { messages: Message[] }) => messages.map(({ id }) => id);

const member: ChatEntry['profile'] = shownMember(7, { name: 'Anna' });
const entry = (conversation: number, last: number): ChatEntry => ({
  conversation: { id: conversation },
  profile: member,
  num_unread_messages: 0,
  last_message: message(last),
  read_up_to: 0,
  draft: '',
});

describe('a conversation in the cache', () => {
  test('contains each message once, in order', () => {
    const twice = withMessage(withMessage(chat([1, 3]), 5, message(2)), 5, message(2));
    expect(idsOf(twice)).toEqual([1, 2, 3]);
  });

  test('keeps only the new id of a message that was delivered after activation, however late the old one arrives', () => {
    const delivered = { ...message(9), client_id: 'c1' };
    const once = withMessage(chat([1, 2]), 5, delivered);
    expect(idsOf(once)).toEqual([2, 9]);
    expect(idsOf(withMessage(once, 5, message(1)))).toEqual([2, 9]);
    expect(idsOf(mergeReloaded(once, chat([1, 2])))).toEqual([2, 9]);
  });

  test('keeps older pages when the newest page is reloaded', () => {
    const cached = withOlder(chat([41, 42], true), { messages: [message(39), message(40)], more: false });
    const again = mergeReloaded(cached, chat([41, 42, 43], true));
    expect(idsOf(again)).toEqual([39, 40, 41, 42, 43]);
    expect(again.more).toBe(false);
  });

  test('keeps messages that arrived during the request', () => {
    expect(idsOf(mergeReloaded(chat([1, 2, 3]), chat([1, 2])))).toEqual([1, 2, 3]);
  });

  test('drops messages above a gap, so that paging loads them again', () => {
    const again = mergeReloaded(chat([1, 2]), chat([80, 81], true));
    expect(idsOf(again)).toEqual([80, 81]);
    expect(again.more).toBe(true);
  });

  test('is empty when it was removed in another browser', () => {
    expect(idsOf(mergeReloaded(chat([1, 2]), chat([])))).toEqual([]);
  });

  test('stays at an older page while newer messages arrive', () => {
    const above = withPage(chat([41, 42], true), { messages: [message(11), message(12)], more: true, more_below: true });
    expect(idsOf(withMessage(above, 5, message(43)))).toEqual([11, 12]);
    const again = mergeReloaded(above, chat([42, 43], true));
    expect([idsOf(again), again.more_below]).toEqual([[11, 12], true]);
  });

  test('grows downwards page by page until it meets the newest messages', () => {
    const above = { ...chat([11, 12], true), more_below: true };
    const below = withNewer(above, { messages: [message(13), message(14)], more_below: true });
    expect(idsOf(below)).toEqual([11, 12, 13, 14]);
    const met = mergeReloaded(below, chat([14, 15], true));
    expect([idsOf(met), met.more_below]).toEqual([[11, 12, 13, 14, 15], false]);
    const end = withNewer(above, { messages: [message(13)], more_below: false });
    expect(idsOf(withMessage(end, 5, message(14)))).toEqual([11, 12, 13, 14]);
  });

  test('never moves a read receipt back', () => {
    expect(withReceipt({ read_up_to: 9 }, 4).read_up_to).toBe(9);
  });
});

describe('the list of conversations', () => {
  test('moves a conversation with a new message to the top and counts the message', () => {
    const next = listWithMessage([entry(1, 10), entry(2, 9)], { conversation: 2, message: message(11), unread: true });
    expect(next?.map(({ conversation, num_unread_messages }) => [conversation.id, num_unread_messages])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  test('does not count a message that it was loaded with', () => {
    const next = listWithMessage([entry(1, 11)], { conversation: 1, message: message(11), unread: true });
    expect(next?.[0]?.num_unread_messages).toBe(0);
  });

  test('reports a conversation that it does not contain', () => {
    expect(listWithMessage([entry(1, 10)], { conversation: 3, message: message(11), unread: true })).toBeNull();
  });

  test('puts a dropped conversation back in its place, once', () => {
    const ids = (chats: readonly ChatEntry[]) => chats.map(({ conversation }) => conversation.id);
    expect(ids(listWithEntry([entry(1, 30), entry(3, 10)], entry(2, 20)))).toEqual([1, 2, 3]);
    expect(ids(listWithEntry([entry(1, 30)], entry(2, 20)))).toEqual([1, 2]);
    expect(ids(listWithEntry([entry(2, 40), entry(1, 30)], entry(2, 20)))).toEqual([2, 1]);
  });
});
