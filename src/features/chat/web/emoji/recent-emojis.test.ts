import { expect, test } from 'vitest';
import { createMemoryStorage } from '../state/browser-storage.ts';
import { createEmojiMemory } from './recent-emojis.ts';

test('the most recently used emoji comes first, each once', () => {
  const memory = createEmojiMemory(createMemoryStorage(), 1);
  for (const text of ['😀', '❤️', '😀']) memory.used(text);
  expect(memory.get().recent).toEqual(['😀', '❤️']);
});

test('eighteen recent emoji are stored', () => {
  const memory = createEmojiMemory(createMemoryStorage(), 1);
  for (let n = 0; n < 30; n++) memory.used(`e${n}`);
  expect([memory.get().recent.length, memory.get().recent[0]]).toEqual([18, 'e29']);
});

test('recent emoji and skin tone persist across pages, separately for each member', () => {
  const storage = createMemoryStorage();
  const memory = createEmojiMemory(storage, 1);
  memory.used('👋');
  memory.setTone(3);
  expect(createEmojiMemory(storage, 1).get()).toEqual({ recent: ['👋'], tone: 3 });
  expect(createEmojiMemory(storage, 2).get()).toEqual({ recent: [], tone: 0 });
});

test('subscribers are notified of changes, and an unchanged state is the same object', () => {
  const memory = createEmojiMemory(createMemoryStorage(), 1);
  let notified = 0;
  const stop = memory.subscribe(() => (notified += 1));
  expect(memory.get()).toBe(memory.get());
  memory.used('😀');
  memory.setTone(1);
  stop();
  memory.used('❤️');
  expect(notified).toBe(2);
});

test.each(['', 'no json', '7', '{"recent":"x","tone":9}', '[]'])('an unreadable value (%s) counts as empty', (stored) => {
  const storage = createMemoryStorage();
  storage.set('member:chat-emoji:1', stored);
  expect(createEmojiMemory(storage, 1).get()).toEqual({ recent: [], tone: 0 });
});

test('invalid entries of the stored list are ignored', () => {
  const storage = createMemoryStorage();
  storage.set('member:chat-emoji:1', '{"recent":["😀",3,null,"❤️"],"tone":5}');
  expect(createEmojiMemory(storage, 1).get()).toEqual({ recent: ['😀', '❤️'], tone: 5 });
});
