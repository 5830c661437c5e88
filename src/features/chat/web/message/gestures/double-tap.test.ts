import { describe, expect, it } from 'vitest';
import { createDoubleTap } from './double-tap.ts';

const at = (time: number, x = 50) => ({ x, y: 50, at: time });

describe('a double tap', () => {
  it('is two quick taps on the same message', () => {
    const isSecond = createDoubleTap();
    expect(isSecond(1, at(0))).toBe(false);
    expect(isSecond(1, at(200, 60))).toBe(true);
  });

  it('is not two slow ones, two far apart, or two on different messages', () => {
    const isSecond = createDoubleTap();
    isSecond(1, at(0));
    expect(isSecond(1, at(400))).toBe(false);
    expect(isSecond(1, at(500, 120))).toBe(false);
    expect(isSecond(2, at(600, 120))).toBe(false);
  });

  it('is not counted twice in three taps', () => {
    const isSecond = createDoubleTap();
    isSecond(1, at(0));
    expect(isSecond(1, at(100))).toBe(true);
    expect(isSecond(1, at(200))).toBe(false);
    expect(isSecond(1, at(300))).toBe(true);
  });
});
