import type { Day } from '#platform/contract/time.ts';
import { dayOf } from '#platform/web/i18n/near-days.ts';
import type { Caution, Message } from '../contract/message.ts';
import type { Enclosed, Outgoing } from './outbox.ts';

/** How far a group of messages got; `theirs` needs no receipt, `undelivered` waits for the sender's activation. */
export type GroupStatus = 'theirs' | 'undelivered' | 'sent' | 'read' | Outgoing['state'];

export interface Bubble extends Enclosed {
  /** The same before and after it is stored. */
  readonly key: string;
  /** Message id; null while it is on its way. */
  readonly id: number | null;
  readonly text: string;
  readonly cautions: readonly Caution[];
}

/** Messages of one side that belong together: one stamp under the last. */
export interface Group {
  readonly kind: 'group';
  readonly key: string;
  readonly bubbles: readonly Bubble[];
  /** ISO 8601 in UTC, of the last. */
  readonly at: string;
  readonly status: GroupStatus;
}

export type ThreadItem =
  | Group
  | { readonly kind: 'day'; readonly key: string; readonly day: Day }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number };

/** Where the unread messages began when they were first seen; stays while somebody reads. */
export interface UnreadLine {
  /** Message id. */
  readonly from: number;
  readonly count: number;
}

export interface ThreadInput {
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  /** Profile id of the viewer. */
  readonly me: number;
  /** The viewer's account is activated: before, what they wrote waits. */
  readonly active: boolean;
  readonly readUpTo: number;
  readonly timeZone: string;
  readonly unread: UnreadLine | null;
}

const together = 5 * 60_000;

/** Puts messages into groups with days between them. */
export function buildThread({ messages, outgoing, me, active, readUpTo, timeZone, unread }: ThreadInput): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day: Day | null = null;
  let group: (Group & { bubbles: Bubble[] }) | null = null;

  const divide = (at: string) => {
    const today = dayOf(timeZone, at);
    if (today === day) return;
    items.push({ kind: 'day', key: `day-${today}`, day: today });
    day = today;
    group = null;
  };
  const add = (bubble: Bubble, at: string, status: GroupStatus) => {
    divide(at);
    if (group !== null && joins(group, at, status)) {
      const { bubbles } = group;
      group = { ...group, bubbles: [...bubbles, bubble], at, status };
      items[items.length - 1] = group;
    } else {
      group = { kind: 'group', key: bubble.key, bubbles: [bubble], at, status };
      items.push(group);
    }
  };

  for (const { id, client_id, sender, text, gift, image, gif, cautions, sent_at } of messages) {
    if (unread?.from === id) {
      divide(sent_at);
      items.push({ kind: 'unread', key: 'unread', count: unread.count });
      group = null;
    }
    add({ key: client_id, id, text, gift, image, gif, cautions }, sent_at, sender === me ? receiptOf(id, readUpTo, active) : 'theirs');
  }
  const stored = new Set(messages.map(({ client_id }) => client_id));
  for (const { client_id, text, gift, image, gif, made_at, state } of outgoing)
    if (!stored.has(client_id)) add({ key: client_id, id: null, text, gift, image, gif, cautions: [] }, made_at, state);
  return items;
}

/** How far a stored message of the viewer's own got. */
export function receiptOf(id: number, readUpTo: number, active: boolean): 'undelivered' | 'sent' | 'read' {
  if (!active) return 'undelivered';
  return id <= readUpTo ? 'read' : 'sent';
}

function joins(group: Group, at: string, status: GroupStatus): boolean {
  const close = Math.abs(Date.parse(at) - Date.parse(group.at)) <= together;
  return close && sort(group.status) === sort(status);
}

/** What may stand under one stamp: what is on its way becomes sent in its place, without a jump. */
function sort(status: GroupStatus): 'theirs' | 'mine' | 'failed' | 'held' | 'limited' {
  if (status === 'theirs' || status === 'failed' || status === 'held' || status === 'limited') return status;
  return 'mine';
}

/** The line above the first of the newest `count` messages of the other side. */
export function unreadLine(messages: readonly Message[], me: number, count: number): UnreadLine | null {
  const first = messages.filter(({ sender }) => sender !== me).slice(-count)[0];
  return count > 0 && first !== undefined ? { from: first.id, count } : null;
}

/** Newest message of the other side; 0 for none. */
export const newestOf = (messages: readonly Message[], me: number): number => messages.findLast(({ sender }) => sender !== me)?.id ?? 0;
