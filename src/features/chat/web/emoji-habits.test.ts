import { expect, test } from 'vitest';
import { createMemoryStorage } from './browser-storage.ts';
import { createEmojiMemory } from './emoji-habits.ts';

test('the emoji that was used last is the first, each once', () => {
  const memory = createEmojiMemory(createMemoryStorage(), 1);
  for (const text of ['😀', '❤️', '😀']) memory.used(text);
  expect(memory.get().recent).toEqual(['😀', '❤️']);
});

test('eighteen are remembered', () => {
  const memory = createEmojiMemory(createMemoryStorage(), 1);
  for (let n = 0; n < 30; n++) memory.used(`e${n}`);
  expect([memory.get().recent.length, memory.get().recent[0]]).toEqual([18, 'e29']);
});

test('emoji and tone are there again with the next page, for the same member alone', () => {
  const storage = createMemoryStorage();
  const memory = createEmojiMemory(storage, 1);
  memory.used('👋');
  memory.setTone(3);
  expect(createEmojiMemory(storage, 1).get()).toEqual({ recent: ['👋'], tone: 3 });
  expect(createEmojiMemory(storage, 2).get()).toEqual({ recent: [], tone: 0 });
});

test('changes are told, and the same state is the same value', () => {
  const memory = createEmojiMemory(createMemoryStorage(), 1);
  let told = 0;
  const stop = memory.subscribe(() => (told += 1));
  expect(memory.get()).toBe(memory.get());
  memory.used('😀');
  memory.setTone(1);
  stop();
  memory.used('❤️');
  expect(told).toBe(2);
});

test.each(['', 'no json', '7', '{"recent":"x","tone":9}', '[]'])('what cannot be read (%s) is as nothing', (kept) => {
  const storage = createMemoryStorage();
  storage.set('chat-emoji:1', kept);
  expect(createEmojiMemory(storage, 1).get()).toEqual({ recent: [], tone: 0 });
});

test('of what somebody else wrote only what can be meant is read', () => {
  const storage = createMemoryStorage();
  storage.set('chat-emoji:1', '{"recent":["😀",3,null,"❤️"],"tone":5}');
  expect(createEmojiMemory(storage, 1).get()).toEqual({ recent: ['😀', '❤️'], tone: 5 });
});
