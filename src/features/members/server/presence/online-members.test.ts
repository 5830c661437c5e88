import { expect, test } from 'vitest';
import { userId, type UserId } from '#platform/contract/ids.ts';
import { createClock } from '#platform/server/clock.ts';
import { createLastSeen, type OnlineMembers } from './online-members.ts';

const ids = (...numbers: number[]): UserId[] => numbers.map(userId);

test('the set of online members names who came and went since a version, as the clock of the site goes', () => {
  const clock = createClock();
  const lastSeen = createLastSeen(clock);
  const mark = (...users: number[]) => users.forEach((user) => lastSeen.mark(userId(user), clock.now().getTime()));
  mark(1, 2);
  const online = lastSeen.online();
  expect(online.all()).toEqual(ids(1, 2));
  let { version } = online;
  clock.advance(200);
  mark(2, 3);
  expect(lastSeen.online().changedSince(version)).toEqual(ids(3));
  ({ version } = online);
  clock.advance(101);
  expect([lastSeen.isOnline(userId(1)), lastSeen.isOnline(userId(2))]).toEqual([false, true]);
  expect(lastSeen.online().changedSince(version)).toEqual(ids(1));
  expect([online.has(userId(1)), online.has(userId(3))]).toEqual([false, true]);
});

test('a process whose clock is ahead keeps nobody online for longer', () => {
  const clock = createClock();
  const lastSeen = createLastSeen(clock);
  lastSeen.mark(userId(1), clock.now().getTime() + 3_600_000);
  clock.advance(301);
  expect(lastSeen.isOnline(userId(1))).toBe(false);
});

test('after too many changes to name, the whole is read again', () => {
  const clock = createClock();
  const lastSeen = createLastSeen(clock);
  const { version } = lastSeen.online();
  const known = (): OnlineMembers => lastSeen.online();
  for (let user = 1; user <= 25_000; user++) lastSeen.mark(userId(user), clock.now().getTime());
  expect(known().changedSince(version)).toBeNull();
  expect(known().all()).toHaveLength(25_000);
  expect(known().changedSince(known().version - 1)).toEqual(ids(25_000));
});
