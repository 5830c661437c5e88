import { describe, expect, test } from 'vitest';
import { withoutKills } from '../fleet/supervised-process.ts';
import { createLedger } from '../fleet/load-ledger.ts';
import { checkDeleted } from './check-deleted.ts';
import { compareChats } from './compare-chats.ts';
import { compareStored } from './compare-stored.ts';
import { judgeLimit } from './judge-limit.ts';
import { createTimes } from './times.ts';

const first = { id: 1, clientId: 'a', from: 10, to: 20, conversation: 5 };
const second = { id: 2, clientId: 'b', from: 10, to: 20, conversation: 5 };
const order = { id: 7, clientId: 'o', buyer: 10, credits: 50 };
const acknowledged = { messages: [first, second], orders: [order] };

const rowA = { id: 1, client_id: 'a', sender_id: 10, cost: 3, charges: 1 };
const rowB = { id: 2, client_id: 'b', sender_id: 10, cost: 0, charges: 0 };
const paid = { client_id: 'o', state: 'completed', booked: 1 };
const stored = { messages: [rowA, rowB], orders: [paid], looseCharges: 0 };

describe('what is stored', () => {
  test('is right', () => expect(compareStored(acknowledged, stored)).toEqual([]));

  test.for([
    ['a lost message', { messages: [rowA] }, 'message b is there 0 times'],
    ['a doubled message', { messages: [rowA, rowB, { ...rowB, id: 3 }] }, 'message b is there 2 times'],
    ['a message under another id', { messages: [rowA, { ...rowB, id: 9 }] }, 'message b was acknowledged as 2 and is 9'],
    ['a second charge', { messages: [{ ...rowA, charges: 2 }, rowB] }, 'message a was charged 2 times'],
    ['a missing charge', { messages: [{ ...rowA, charges: 0 }, rowB] }, 'message a was charged 0 times'],
    ['a charge for a free message', { messages: [rowA, { ...rowB, charges: 1 }] }, 'message b was charged 1 times'],
    ['a charge without a message', { looseCharges: 1 }, '1 charges are for messages that are not there'],
    ['a lost order', { orders: [] }, 'order 7 is not there, booked 0 times'],
    ['an order that is not paid', { orders: [{ ...paid, state: 'pending' }] }, 'order 7 is pending, booked 1 times'],
    ['credits that were booked twice', { orders: [{ ...paid, booked: 2 }] }, 'order 7 is completed, booked 2 times'],
  ] as const)('has %s', ([_what, broken, sentence]) => {
    expect(compareStored(acknowledged, { ...stored, ...broken })).toEqual([sentence]);
  });

  test('has messages of one sender out of order', () => {
    const turned = { ...acknowledged, messages: [second, first] };
    expect(compareStored(turned, stored)).toEqual(['message a is before one that member 10 wrote earlier']);
  });
});

describe('what both sides of a chat see', () => {
  const names = 'members 10 and 20';
  const whole = [rowA, rowB];
  test.for([
    ['is right', whole, whole, []],
    ['lacks a message', [rowA], [rowA], [`${names} do not see 1 of their messages`]],
    ['lacks a message on one side', whole, [rowA], [`${names} see different chats`]],
    ['is out of order', whole.toReversed(), whole.toReversed(), [`the chat of ${names} is out of order`]],
    ['has a message twice', [...whole, { ...rowB, id: 3 }], [...whole, { ...rowB, id: 3 }], [`${names} see messages twice`]],
  ] as const)('%s', ([_what, one, other, sentences]) => {
    expect(compareChats({ id: 10, shown: one }, { id: 20, shown: other }, acknowledged.messages)).toEqual(sentences);
  });
});

test('a deleted photo that is served, and a kept one that is not, are reported', async () => {
  const ledger = createLedger();
  for (const [id, deleted] of [
    [1, false],
    [2, true],
    [3, false],
    [4, true],
  ] as const)
    ledger.photos.set(id, { owner: 10, address: `/photo/${id}`, deleted });
  const answer = (status: number) => ({ status, lost: null, body: '', cookies: [], retryAfter: null });
  const served = new Set(['/photo/1', '/photo/2']);
  const client = { ask: async ({ path }: { readonly path: string }) => answer(served.has(path) ? 200 : 404) };
  expect(await checkDeleted({ members: [{ id: 10, client }], ledger }, ['http://one'])).toEqual([
    'http://one does not serve photo 3, which is kept',
    'http://one serves photo 2, which is deleted',
  ]);
});

test('an end by SIGKILL is expected only as often as it was sent', () => {
  expect(withoutKills(['SIGKILL', 'SIGKILL'], 2)).toEqual([]);
  expect(withoutKills(['SIGKILL', 'SIGKILL'], 1)).toEqual(['SIGKILL']);
  expect(withoutKills(['0', 'SIGKILL', '1'], 1)).toEqual(['0', '1']);
});

describe('a limit of 2 calls a minute', () => {
  /** So many answers, the first of them allowed, then one a minute later. */
  const answers = (allowed: number, refused: number) => [
    ...Array.from({ length: allowed + refused }, (_, n) => ({ at: 1000 + n, isAllowed: n < allowed })),
    { at: 62_000, isAllowed: false },
  ];

  test('holds within two windows', () => expect(judgeLimit(answers(4, 1), [], 2)).toEqual({ minutes: 1, excesses: [] }));
  test('is exceeded beyond them', () => {
    expect(judgeLimit(answers(5, 0), [], 2).excesses).toEqual(['5 calls in a minute where 2 are allowed, with 0 losses']);
  });
  test('has one more for a loss in that minute, and none for an earlier one', () => {
    expect(judgeLimit(answers(6, 0), [{ from: 500, to: 1001 }], 2).excesses).toEqual([]);
    expect(judgeLimit(answers(6, 0), [{ from: 500, to: 600 }], 2).excesses).not.toEqual([]);
  });
  test('is not judged where too few calls could exceed it', () => expect(judgeLimit(answers(4, 0), [], 2).minutes).toBe(0));
});

test('what heals late is counted, and reported unless the machine was busy', () => {
  const times = createTimes();
  const kind = { name: 'process killed', healsWithin: 10_000 };
  times.add(kind, 9000, false);
  times.add(kind, 12_000, true);
  expect(times.late()).toEqual([]);
  times.add(kind, 11_000, false);
  expect(times.late()).toEqual(['process killed: healed in 11.0 s, not within 10.0 s']);
  expect(times.lines()).toEqual([
    'process killed: 3 ×, healed in 11.0 s at the median, 12.0 s at most, 2 later than 10.0 s (1 on a busy machine)',
  ]);
});
