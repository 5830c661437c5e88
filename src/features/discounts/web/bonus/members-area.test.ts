import { expect, test } from 'vitest';
import { inMembersArea } from './members-area.ts';

test.each(['/members', '/members/', '/members/12', '/chats', '/likes', '/likes/m/12', '/premium'])('%s is in the members area', (path) => {
  expect(inMembersArea(path)).toBe(true);
});

test.each([
  '/',
  '/members/12/chat',
  '/members/12/signup',
  '/chats/12',
  '/likes/received',
  '/credits',
  '/premium/x',
  '/settings',
  '/swipe-game',
])('%s is not', (path) => {
  expect(inMembersArea(path)).toBe(false);
});
