import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTypingSignal } from './typing-signal.ts';
import { createTypingStore } from '../state/typing-store.ts';

const anna = 7;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the typing indicator', () => {
  test('disappears 2 s after the last signal', () => {
    const typing = createTypingStore();
    const onChange = vi.fn();
    typing.subscribe(onChange);
    typing.mark(anna);
    vi.advanceTimersByTime(1500);
    typing.mark(anna);
    vi.advanceTimersByTime(1999);
    expect(typing.isTyping(anna)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(typing.isTyping(anna)).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('disappears when the message arrives', () => {
    const typing = createTypingStore();
    typing.mark(anna);
    typing.clear(anna);
    expect(typing.isTyping(anna)).toBe(false);
  });
});

describe('the typing signal', () => {
  test('is sent at once, then once a second, and after the last key', () => {
    const send = vi.fn();
    const signal = createTypingSignal(send);
    for (let key = 0; key < 25; key++) {
      signal.typed();
      vi.advanceTimersByTime(100);
    }
    expect(send).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(10_000);
    expect(send).toHaveBeenCalledTimes(4);
  });

  test('stops when the message is sent', () => {
    const send = vi.fn();
    const signal = createTypingSignal(send);
    signal.typed();
    signal.typed();
    signal.stop();
    vi.advanceTimersByTime(10_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
