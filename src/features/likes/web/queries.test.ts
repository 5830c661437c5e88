import { expect, test } from 'vitest';
import { newLikesOf } from './queries.ts';

const totals = { unread_messages: 3, new_likes: 2, newest_message: 40 };
const like = (id: number, like_new: boolean) => ({
  id,
  like_new,
  liked_at: '2026-03-01T12:00:00.000Z',
  photo: null,
  line: null,
  prompt: null,
  note: null,
});

test('new likes are the total until the list is loaded', () => {
  expect(newLikesOf(undefined, totals)).toBe(2);
  expect(newLikesOf({ liked_by: [] }, totals)).toBe(0);
  expect(newLikesOf({ liked_by: [like(1, true), like(2, false)] }, totals)).toBe(1);
  expect(newLikesOf(undefined, undefined)).toBe(0);
});
