import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLongPress } from './long-press.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

describe('a long press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is a finger held still for half a second', () => {
    const onPress = vi.fn();
    const press = createLongPress();
    press.down(at(0, 0), onPress);
    press.move(at(4, 4));
    vi.advanceTimersByTime(499);
    expect(onPress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('is neither a tap nor the start of a scroll', () => {
    const onPress = vi.fn();
    const press = createLongPress();
    press.down(at(0, 0), onPress);
    press.end();
    press.down(at(0, 0), onPress);
    press.move(at(0, 20));
    vi.advanceTimersByTime(1000);
    expect(onPress).not.toHaveBeenCalled();
  });
});
