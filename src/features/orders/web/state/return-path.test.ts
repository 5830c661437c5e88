import { expect, test } from 'vitest';
import { isConversation, leadsToConversation, returnPathOf } from './return-path.ts';

const pathIn = (value: string) => returnPathOf(new URLSearchParams({ return_to: value }));

test('only a path on this site is accepted', () => {
  expect(pathIn('/chats/7?held=1')).toBe('/chats/7?held=1');
  for (const path of ['', 'chats', 'https://evil.test/', '//evil.test', '/\\evil.test', '/\tevil.test', `/${'a'.repeat(300)}`])
    expect(pathIn(path)).toBeNull();
  expect(returnPathOf(new URLSearchParams())).toBeNull();
});

test('conversation paths are recognised', () => {
  expect(['/chats/7', '/members/5/chat', '/members/5', '/chats'].map(isConversation)).toEqual([true, true, false, false]);
});

test('a path leads to a conversation by its number or by its member', () => {
  const paths = ['/chats/70', '/chats/70?held=1', '/members/7/chat#end', '/chats/7', '/members/70/chat', '/members/7', null];
  expect(paths.map((path) => leadsToConversation(path, 70, 7))).toEqual([true, true, true, false, false, false, false]);
});
