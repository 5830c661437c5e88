import { describe, expect, test } from 'vitest';
import type { Message } from '../../contract/message.ts';
import type { Outgoing } from './outbox/outbox.ts';
import { buildThread, type ThreadInput, unreadLine } from './thread.ts';

const me = 1;
const anna = 7;

const message = (id: number, sender: number, sent_at: string): Message => ({
  id,
  sender,
  client_id: `c${id}`,
  text: `text ${id}`,
  gift: null,
  image: null,
  gif: null,
  cautions: [],
  sent_at,
  quote: null,
  reaction: null,
});
const outgoing = (client_id: string, state: Outgoing['state'], made_at: string): Outgoing => ({
  client_id,
  to: anna,
  text: client_id,
  gift: null,
  image: null,
  gif: null,
  quote: null,
  made_at,
  state,
  cost: 1,
});

const outline = (input: Partial<ThreadInput>) =>
  buildThread({ messages: [], outgoing: [], me, active: true, readUpTo: 0, timeZone: 'Europe/Berlin', unread: null, ...input }).map(
    (item) =>
      item.kind === 'group'
        ? `${item.status}: ${item.bubbles.map(({ key }) => key).join(' ')}`
        : item.kind === 'day'
          ? item.day
          : `${item.count} unread`,
  );

describe('a thread', () => {
  test('groups messages of one side that are at most five minutes apart', () => {
    const messages = [
      message(1, anna, '2026-03-01T10:00:00Z'),
      message(2, anna, '2026-03-01T10:05:00Z'),
      message(3, anna, '2026-03-01T10:10:01Z'),
      message(4, me, '2026-03-01T10:10:02Z'),
    ];
    expect(outline({ messages })).toEqual(['2026-03-01', 'theirs: c1 c2', 'theirs: c3', 'sent: c4']);
  });

  test('starts a new day at the midnight of the viewer, not of UTC', () => {
    const messages = [message(1, anna, '2026-03-01T22:59:00Z'), message(2, anna, '2026-03-01T23:01:00Z')];
    expect(outline({ messages })).toEqual(['2026-03-01', 'theirs: c1', '2026-03-02', 'theirs: c2']);
    expect(outline({ messages, timeZone: 'Europe/London' })).toEqual(['2026-03-01', 'theirs: c1 c2']);
  });

  test('has the unread line above the first unread message', () => {
    const messages = [
      message(1, anna, '2026-03-01T10:00:00Z'),
      message(2, me, '2026-03-01T10:01:00Z'),
      message(3, anna, '2026-03-01T10:02:00Z'),
      message(4, anna, '2026-03-01T10:03:00Z'),
    ];
    expect(outline({ messages, unread: unreadLine(messages, me, 2) })).toEqual([
      '2026-03-01',
      'theirs: c1',
      'sent: c2',
      '2 unread',
      'theirs: c3 c4',
    ]);
    expect(outline({ messages, unread: unreadLine(messages, me, 9) })).toEqual([
      '2026-03-01',
      '9 unread',
      'theirs: c1',
      'sent: c2',
      'theirs: c3 c4',
    ]);
    expect(unreadLine(messages, me, 0)).toBeNull();
    expect(unreadLine(messages, me, 9)).toEqual({ from: 1, count: 9 });
  });

  test('shows a group as read once its newest message was read', () => {
    const messages = [message(1, me, '2026-03-01T10:00:00Z'), message(2, me, '2026-03-01T10:01:00Z')];
    expect(outline({ messages, readUpTo: 1 })).toEqual(['2026-03-01', 'sent: c1 c2']);
    expect(outline({ messages, readUpTo: 2 })).toEqual(['2026-03-01', 'read: c1 c2']);
    expect(outline({ messages, active: false })).toEqual(['2026-03-01', 'undelivered: c1 c2']);
  });

  test('shows a message that is being sent in its final place', () => {
    const messages = [message(1, me, '2026-03-01T10:00:00Z')];
    const sending = outgoing('c2', 'sending', '2026-03-01T10:01:00Z');
    expect(outline({ messages, outgoing: [sending] })).toEqual(['2026-03-01', 'sending: c1 c2']);
    const stored = [...messages, message(2, me, '2026-03-01T10:01:00Z')];
    expect(outline({ messages: stored, outgoing: [sending] })).toEqual(['2026-03-01', 'sent: c1 c2']);
  });

  test('groups held or failed messages separately', () => {
    const messages = [message(1, me, '2026-03-01T10:00:00Z')];
    expect(
      outline({ messages, outgoing: [outgoing('a', 'held', '2026-03-01T10:01:00Z'), outgoing('b', 'held', '2026-03-01T10:01:30Z')] }),
    ).toEqual(['2026-03-01', 'sent: c1', 'held: a b']);
  });
});
