import { describe, expect, it } from 'vitest';
import { createDrag, heldBack, stampAt, steepestTilt, tiltAt, type Touch } from './drag.ts';
import { advance, following, isAtRest, returning, type Spring } from './spring.ts';

const width = 400;
const at = (x: number, y: number, ms: number): Touch => ({ x, y, at: ms });

/** A finger that goes to (x, y) in even steps of 8 ms, rests, and lets go. */
function drawn(x: number, y: number, { ms, rest = 0 }: { ms: number; rest?: number }) {
  const drag = createDrag(at(0, 0, 0), width);
  let phase = 'undecided';
  for (let now = 8; now <= ms; now += 8) phase = drag.move(at((x * now) / ms, (y * now) / ms, now));
  if (rest > 0) drag.move(at(x, y, ms + rest));
  return { phase, drag, verdict: drag.verdict(at(x, y, ms + rest)) };
}

describe('a finger on a card', () => {
  it('decides from 30 % of the width, however slowly', () => {
    expect(drawn(121, 0, { ms: 2000, rest: 500 }).verdict).toBe('right');
    expect(drawn(-121, 0, { ms: 2000, rest: 500 }).verdict).toBe('left');
    expect(drawn(118, 0, { ms: 2000, rest: 500 }).verdict).toBeNull();
  });

  it('decides by a flick of 24 px at 0.5 px/ms', () => {
    expect(drawn(32, 0, { ms: 40 }).verdict).toBe('right');
    expect(drawn(-32, 0, { ms: 40 }).verdict).toBe('left');
    expect(drawn(20, 0, { ms: 24 }).verdict).toBeNull();
    expect(drawn(60, 0, { ms: 200 }).verdict).toBeNull();
  });

  it('does not count a flick that has come to rest, nor one back to the middle', () => {
    expect(drawn(80, 0, { ms: 80, rest: 200 }).verdict).toBeNull();
    const drag = createDrag(at(0, 0, 0), width);
    drag.move(at(100, 0, 40));
    drag.move(at(40, 0, 80));
    expect(drag.verdict(at(30, 0, 88))).toBeNull();
  });

  it('leaves scrolling to the page unless it clearly goes sideways', () => {
    expect(drawn(0, 80, { ms: 80 })).toMatchObject({ phase: 'scroll', verdict: null });
    expect(drawn(60, 60, { ms: 80 })).toMatchObject({ phase: 'scroll', verdict: null });
    expect(drawn(90, 50, { ms: 80 })).toMatchObject({ phase: 'drag', verdict: 'right' });
  });

  it('stays what it was first taken for', () => {
    const drag = createDrag(at(0, 0, 0), width);
    expect(drag.move(at(2, 20, 16))).toBe('scroll');
    expect(drag.move(at(300, 20, 160))).toBe('scroll');
    expect(drag.verdict(at(300, 20, 160))).toBeNull();
  });

  it('is neither before it moved 8 px, and takes the card up without a jump', () => {
    const drag = createDrag(at(100, 100, 0), width);
    expect(drag.move(at(105, 100, 16))).toBe('undecided');
    expect(drag.move(at(110, 101, 32))).toBe('drag');
    expect(drag.offset()).toEqual({ x: 0, y: 0 });
    drag.move(at(130, 106, 48));
    expect(drag.offset()).toEqual({ x: 20, y: 5 });
  });
});

describe('a card off its place', () => {
  it('tilts to its side, at most 8°', () => {
    expect(tiltAt(0, width)).toBe(0);
    expect(tiltAt(100, width)).toBe(4);
    expect(tiltAt(-5000, width)).toBe(-steepestTilt);
  });

  it('shows its stamp from 15 % of the width, and all of it where letting go decides', () => {
    expect([stampAt(59, width), stampAt(-120.01, width), stampAt(400, width)]).toEqual([0, 1, 1]);
    expect(stampAt(90, width)).toBeCloseTo(0.5);
  });

  it('never gets as far as a decision where it may not go', () => {
    expect(heldBack(20, width)).toBeGreaterThan(6);
    expect(heldBack(4000, width)).toBeLessThan(width * 0.3);
  });
});

describe('a spring', () => {
  const run = (feel: typeof following, ms: number, frame = 16): Spring => {
    let spring: Spring = { value: 0, speed: 0 };
    for (let now = 0; now < ms; now += frame) spring = advance(spring, 100, frame, feel);
    return spring;
  };

  it('follows a finger within a few frames and without swinging', () => {
    expect(run(following, 128).value).toBeGreaterThan(96);
    for (let ms = 16; ms < 400; ms += 16) expect(run(following, ms).value).toBeLessThanOrEqual(100.01);
  });

  it('comes to rest, the same at 30, 60 and 144 frames a second', () => {
    for (const frame of [7, 16, 33]) expect(isAtRest(run(returning, 900, frame), 100)).toBe(true);
    expect(run(returning, 198, 33).value).toBeCloseTo(run(returning, 198, 11).value, 0);
  });

  it('does not fly off after a frame that took seconds', () => {
    expect(Math.abs(advance({ value: 0, speed: 0 }, 100, 5000, following).value)).toBeLessThan(110);
  });
});
