import { describe, expect, it } from 'vitest';
import { startQuoteSwipe } from './swipe-to-quote.ts';

const at = (x: number, y = 300) => ({ x, y, at: 0 });
const phone = { width: 390, towards: 1 } as const;

describe('a swipe to quote', () => {
  it('moves the message with the finger, and quotes it when it was far enough', () => {
    const swipe = startQuoteSwipe(at(100), phone);
    expect(swipe?.move(at(130))).toBe(30);
    expect(swipe?.isFar()).toBe(false);
    expect(swipe?.move(at(160))).toBe(60);
    expect(swipe?.isFar()).toBe(true);
  });

  it('holds the message back, however far the finger goes', () => {
    expect(startQuoteSwipe(at(100), phone)?.move(at(350))).toBe(72);
  });

  it('may be taken back before the finger is lifted', () => {
    const swipe = startQuoteSwipe(at(100), phone);
    swipe?.move(at(180));
    swipe?.move(at(110));
    expect(swipe?.isFar()).toBe(false);
  });

  it('is neither a scroll nor a swipe the other way', () => {
    const scroll = startQuoteSwipe(at(100), phone);
    expect(scroll?.move(at(108, 340))).toBeNull();
    // Also when the finger then goes sideways.
    expect(scroll?.move(at(200, 340))).toBeNull();
    expect(scroll?.isFar()).toBe(false);
    const back = startQuoteSwipe(at(200), phone);
    expect(back?.move(at(100))).toBe(0);
    expect(back?.isFar()).toBe(false);
  });

  it.each([2, 20, 380])('leaves the edge of the window to the system: %i', (x) => {
    expect(startQuoteSwipe(at(x), phone)).toBeNull();
  });

  it('is mirrored on a page that runs from right to left', () => {
    const swipe = startQuoteSwipe(at(200), { width: 390, towards: -1 });
    expect(swipe?.move(at(140))).toBe(-60);
    expect(swipe?.isFar()).toBe(true);
  });
});
