import type { Day } from '#platform/contract/time.ts';
import { dayOf } from '#platform/web/i18n/near-days.ts';
import type { Message, Quote } from '../../contract/message.ts';
import type { Caution } from '../../contract/cautions.ts';
import type { Reaction } from '../../contract/reactions.ts';
import type { Attachments, Outgoing } from './outbox/outbox.ts';

/** Delivery status of a group. `theirs` has no receipt; `undelivered` is held until the sender activates their account. */
export type GroupStatus = 'theirs' | 'undelivered' | 'sent' | 'read' | Outgoing['state'];

export interface Bubble extends Attachments {
  /** The client_id: stays the same when the message is stored. */
  readonly key: string;
  /** Message id; null until it is stored. */
  readonly id: number | null;
  readonly text: string;
  readonly cautions: readonly Caution[];
  readonly quote: Quote | null;
  readonly reaction: Reaction | null;
}

/** Consecutive messages of one side, with one time stamp under the last. */
export interface Group {
  readonly kind: 'group';
  readonly key: string;
  readonly bubbles: readonly Bubble[];
  /** Time of the last message, ISO 8601 in UTC. */
  readonly at: string;
  readonly status: GroupStatus;
}

export type ThreadItem =
  | Group
  | { readonly kind: 'day'; readonly key: string; readonly day: Day }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number };

/** The divider above the first unread message. It keeps its place after the messages are read. */
export interface UnreadLine {
  /** Id of the first unread message. */
  readonly from: number;
  readonly count: number;
}

export interface ThreadInput {
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  /** Profile id of the viewer. */
  readonly me: number;
  /** The viewer's account is activated. Until then their messages are not delivered. */
  readonly active: boolean;
  readonly readUpTo: number;
  readonly timeZone: string;
  readonly unread: UnreadLine | null;
}

/** Messages of one side at most this far apart form one group, in ms. */
const maxGroupGap = 5 * 60_000;

/** Groups the messages and inserts day headings and the unread line. */
export function buildThread({ messages, outgoing, me, active, readUpTo, timeZone, unread }: ThreadInput): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day: Day | null = null;
  let group: (Group & { bubbles: Bubble[] }) | null = null;

  const startDay = (at: string) => {
    const next = dayOf(timeZone, at);
    if (next === day) return;
    items.push({ kind: 'day', key: `day-${next}`, day: next });
    day = next;
    group = null;
  };
  const add = (bubble: Bubble, at: string, status: GroupStatus) => {
    startDay(at);
    if (group !== null && belongsTo(group, at, status)) {
      const { bubbles } = group;
      group = { ...group, bubbles: [...bubbles, bubble], at, status };
      items[items.length - 1] = group;
    } else {
      group = { kind: 'group', key: bubble.key, bubbles: [bubble], at, status };
      items.push(group);
    }
  };

  for (const { id, client_id, sender, text, gift, image, gif, cautions, quote, reaction, sent_at } of messages) {
    if (unread?.from === id) {
      startDay(sent_at);
      items.push({ kind: 'unread', key: 'unread', count: unread.count });
      group = null;
    }
    const status = sender === me ? receiptOf(id, readUpTo, active) : 'theirs';
    add({ key: client_id, id, text, gift, image, gif, cautions, quote, reaction }, sent_at, status);
  }
  const stored = new Set(messages.map(({ client_id }) => client_id));
  for (const { client_id, text, gift, image, gif, quote, made_at, state } of outgoing)
    if (!stored.has(client_id))
      add({ key: client_id, id: null, text, gift, image, gif, cautions: [], quote, reaction: null }, made_at, state);
  return items;
}

/** Delivery status of one of the viewer's stored messages. */
export function receiptOf(id: number, readUpTo: number, active: boolean): 'undelivered' | 'sent' | 'read' {
  if (!active) return 'undelivered';
  return id <= readUpTo ? 'read' : 'sent';
}

function belongsTo(group: Group, at: string, status: GroupStatus): boolean {
  const close = Math.abs(Date.parse(at) - Date.parse(group.at)) <= maxGroupGap;
  return close && groupKind(group.status) === groupKind(status);
}

/** Messages of one kind may share a group: a message being sent joins the sent ones, so that nothing moves once it is stored. */
function groupKind(status: GroupStatus): 'theirs' | 'mine' | 'failed' | 'held' | 'limited' {
  if (status === 'theirs' || status === 'failed' || status === 'held' || status === 'limited') return status;
  return 'mine';
}

/** The unread line above the first of the other member's newest `count` messages. */
export function unreadLine(messages: readonly Message[], me: number, count: number): UnreadLine | null {
  const first = messages.filter(({ sender }) => sender !== me).slice(-count)[0];
  return count > 0 && first !== undefined ? { from: first.id, count } : null;
}

/** Id of the other member's newest message; 0 for none. */
export const newestOf = (messages: readonly Message[], me: number): number => messages.findLast(({ sender }) => sender !== me)?.id ?? 0;
