import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTypingSignal } from './typing-signal.ts';
import { createTypingStore } from './typing-store.ts';

const anna = 7;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('who is typing', () => {
  test('is forgotten 2 s after the last sign', () => {
    const typing = createTypingStore();
    const heard = vi.fn();
    typing.subscribe(heard);
    typing.sign(anna);
    vi.advanceTimersByTime(1500);
    typing.sign(anna);
    vi.advanceTimersByTime(1999);
    expect(typing.isTyping(anna)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(typing.isTyping(anna)).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('ends with their message', () => {
    const typing = createTypingStore();
    typing.sign(anna);
    typing.end(anna);
    expect(typing.isTyping(anna)).toBe(false);
  });
});

describe('the sign that somebody types', () => {
  test('is given at once, then once a second, and after the last key', () => {
    const tell = vi.fn();
    const signal = createTypingSignal(tell);
    for (let key = 0; key < 25; key++) {
      signal.typed();
      vi.advanceTimersByTime(100);
    }
    expect(tell).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(10_000);
    expect(tell).toHaveBeenCalledTimes(4);
  });

  test('stops when the message is sent', () => {
    const tell = vi.fn();
    const signal = createTypingSignal(tell);
    signal.typed();
    signal.typed();
    signal.stop();
    vi.advanceTimersByTime(10_000);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
