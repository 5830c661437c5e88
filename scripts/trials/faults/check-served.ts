import { setTimeout as sleep } from 'node:timers/promises';
import { getTotals } from '#features/badge-counts/contract/calls.ts';
import { getChat, getChats } from '#features/chat/contract/calls.ts';
import type * as endpoints from '#features/chat/contract/endpoints.ts';
import { getLikes } from '#features/likes/contract/calls.ts';
import type * as likes from '#features/likes/contract/endpoints.ts';
import type { Call, EndpointOf } from '#platform/contract/call.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Load } from '../fleet/load.ts';
import type { LoadMember } from '../fleet/load-member.ts';
import { compareChats } from './compare-chats.ts';

/** Ms within which everything is right on every screen once nothing happens any more. */
const rightWithin = 10_000;

/** Sentences about what members see wrongly at any of the processes, after the load has stopped. Their sockets must be open. */
export async function checkServed({ pairs, ledger, members }: Load, addresses: readonly string[]): Promise<string[]> {
  const wrong = await settled(async () => {
    const seen: string[] = [];
    for (const [low, high] of pairs)
      for (const [member, partner] of [
        [low, high],
        [high, low],
      ] as const)
        for (const at of addresses) seen.push(...(await checkScreen(member, partner, at, ledger)));
    for (const { clientId, to } of ledger.messages) {
      const reader = members.find(({ id }) => id === to);
      if (reader?.client.received.has(clientId) === false) seen.push(`message ${clientId} did not reach the page of member ${to}`);
    }
    return seen;
  });
  for (const [low, high] of pairs) wrong.push(...(await checkOrder(low, high, ledger)));
  wrong.push(...(await checkLikes(members, ledger)));
  for (const cookie of ledger.endedSessions)
    for (const at of addresses) {
      const answer = await members[0]?.client.ask({ method: 'GET', path: '/api/user.php', cookie, at });
      if (answer === undefined || !answer.body.includes('authentication_required'))
        wrong.push(`${at} answers ${answer?.status} to a session that has ended`);
    }
  return wrong;
}

/** What is wrong once it has had its time. */
async function settled(find: () => Promise<string[]>): Promise<string[]> {
  const until = performance.now() + rightWithin;
  for (;;) {
    const startedAt = performance.now();
    const wrong = await find();
    if (wrong.length === 0 || startedAt > until) return wrong;
    await sleep(500);
  }
}

async function checkScreen(member: LoadMember, partner: LoadMember, at: string, ledger: Load['ledger']): Promise<string[]> {
  const wrong: string[] = [];
  const list = await read(member, at, getChats);
  const badges = await read(member, at, getTotals);
  if (list === null || badges === null) return [`${at} does not answer member ${member.id}`];
  const who = `member ${member.id} at ${at}`;
  const entry = list.chats.find(({ profile }) => profile.id === partner.id);
  if (entry?.profile.online !== true) wrong.push(`${who} does not see that member ${partner.id} is online`);
  const sum = list.chats.reduce((all, { num_unread_messages: unread }) => all + unread, 0);
  if (badges.unread_messages !== sum) wrong.push(`${who} has a badge of ${badges.unread_messages} for ${sum} unread messages`);
  const readUpTo = ledger.readUpTo.get(`${member.id}:${partner.id}`);
  const unread = ledger.messages.filter(({ from, to, id }) => from === partner.id && to === member.id && id > (readUpTo ?? 0)).length;
  if (readUpTo !== undefined && entry?.num_unread_messages !== unread)
    wrong.push(`${who} has ${entry?.num_unread_messages} unread messages, not ${unread}`);
  return wrong;
}

/** Both sides see the same messages, in the same order, each once. */
async function checkOrder(low: LoadMember, high: LoadMember, ledger: Load['ledger']): Promise<string[]> {
  const [one, other] = [await readAll(low, high), await readAll(high, low)];
  if (one === null || other === null) return [`the chat of members ${low.id} and ${high.id} cannot be read`];
  return compareChats({ id: low.id, shown: one }, { id: high.id, shown: other }, ledger.messages);
}

type Page = ReplyOf<typeof endpoints.getChat>;

/** The whole chat, oldest first. */
async function readAll({ client }: LoadMember, partner: LoadMember): Promise<Page['messages'] | null> {
  const all: Page['messages'][number][] = [];
  for (;;) {
    const before = all[0]?.id;
    const query = { profile: partner.id, peek: true, ...(before !== undefined && { before }) };
    const page = await client.untilAnswered(() => client.api(getChat, { query })).catch(() => null);
    if (page === null) return null;
    all.unshift(...page.messages);
    if (!page.more || page.messages.length === 0) return all;
  }
}

async function checkLikes(members: readonly LoadMember[], ledger: Load['ledger']): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, client } of members) {
    const seen: ReplyOf<typeof likes.getLikes> | null = await client.untilAnswered(() => client.api(getLikes)).catch(() => null);
    for (const [key, isLiked] of ledger.likes) {
      const [from, to] = key.split(':').map(Number);
      if (from === id && seen?.likes.includes(to ?? 0) !== isLiked) wrong.push(`the like of member ${from} for ${to} is not ${isLiked}`);
    }
  }
  return wrong;
}

/** A call at one process, tried once. */
async function read<C extends Call>({ client }: LoadMember, at: string, { method, path }: C): Promise<ReplyOf<EndpointOf<C>> | null> {
  const answer = await client.ask({ method, path: `/api/${path}`, at });
  return answer.status === 200 ? (JSON.parse(answer.body) as ReplyOf<EndpointOf<C>>) : null;
}
