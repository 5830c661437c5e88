import { describe, expect, it } from 'vitest';
import { createDrag, rubberBand, stampAt, maxTilt, tiltAt, type Touch } from './drag.ts';
import { advance, followSpring, isAtRest, returnSpring, type Spring } from './spring.ts';

const width = 400;
const at = (x: number, y: number, ms: number): Touch => ({ x, y, at: ms });

/** A drag to (x, y) in even steps of 8 ms, with a rest before the release. */
function swipeBy(x: number, y: number, { ms, rest = 0 }: { ms: number; rest?: number }) {
  const drag = createDrag(at(0, 0, 0), width);
  let phase = 'undecided';
  for (let now = 8; now <= ms; now += 8) phase = drag.move(at((x * now) / ms, (y * now) / ms, now));
  if (rest > 0) drag.move(at(x, y, ms + rest));
  return { phase, drag, side: drag.sideAt(at(x, y, ms + rest)) };
}

describe('dragging a card', () => {
  it('decides from 30 % of the width at any speed', () => {
    expect(swipeBy(121, 0, { ms: 2000, rest: 500 }).side).toBe('right');
    expect(swipeBy(-121, 0, { ms: 2000, rest: 500 }).side).toBe('left');
    expect(swipeBy(118, 0, { ms: 2000, rest: 500 }).side).toBeNull();
  });

  it('decides by a flick of 24 px at 0.5 px/ms', () => {
    expect(swipeBy(32, 0, { ms: 40 }).side).toBe('right');
    expect(swipeBy(-32, 0, { ms: 40 }).side).toBe('left');
    expect(swipeBy(20, 0, { ms: 24 }).side).toBeNull();
    expect(swipeBy(60, 0, { ms: 200 }).side).toBeNull();
  });

  it('does not count a flick that rests before the release or goes back to the middle', () => {
    expect(swipeBy(80, 0, { ms: 80, rest: 200 }).side).toBeNull();
    const drag = createDrag(at(0, 0, 0), width);
    drag.move(at(100, 0, 40));
    drag.move(at(40, 0, 80));
    expect(drag.sideAt(at(30, 0, 88))).toBeNull();
  });

  it('scrolls the page unless it clearly goes sideways', () => {
    expect(swipeBy(0, 80, { ms: 80 })).toMatchObject({ phase: 'scroll', side: null });
    expect(swipeBy(60, 60, { ms: 80 })).toMatchObject({ phase: 'scroll', side: null });
    expect(swipeBy(90, 50, { ms: 80 })).toMatchObject({ phase: 'drag', side: 'right' });
  });

  it('does not change between drag and scroll', () => {
    const drag = createDrag(at(0, 0, 0), width);
    expect(drag.move(at(2, 20, 16))).toBe('scroll');
    expect(drag.move(at(300, 20, 160))).toBe('scroll');
    expect(drag.sideAt(at(300, 20, 160))).toBeNull();
  });

  it('is undecided within 8 px, and starts without a jump', () => {
    const drag = createDrag(at(100, 100, 0), width);
    expect(drag.move(at(105, 100, 16))).toBe('undecided');
    expect(drag.move(at(110, 101, 32))).toBe('drag');
    expect(drag.offset()).toEqual({ x: 0, y: 0 });
    drag.move(at(130, 106, 48));
    expect(drag.offset()).toEqual({ x: 20, y: 5 });
  });
});

describe('a dragged card', () => {
  it('tilts by at most 8°', () => {
    expect(tiltAt(0, width)).toBe(0);
    expect(tiltAt(100, width)).toBe(4);
    expect(tiltAt(-5000, width)).toBe(-maxTilt);
  });

  it('fades its stamp in from 15 % of the width up to the decision threshold', () => {
    expect([stampAt(59, width), stampAt(-120.01, width), stampAt(400, width)]).toEqual([0, 1, 1]);
    expect(stampAt(90, width)).toBeCloseTo(0.5);
  });

  it('never reaches the decision threshold on a disallowed side', () => {
    expect(rubberBand(20, width)).toBeGreaterThan(6);
    expect(rubberBand(4000, width)).toBeLessThan(width * 0.3);
  });
});

describe('a spring', () => {
  const run = (config: typeof followSpring, ms: number, frame = 16): Spring => {
    let spring: Spring = { value: 0, speed: 0 };
    for (let now = 0; now < ms; now += frame) spring = advance(spring, 100, frame, config);
    return spring;
  };

  it('follows a finger within a few frames without overshooting', () => {
    expect(run(followSpring, 128).value).toBeGreaterThan(96);
    for (let ms = 16; ms < 400; ms += 16) expect(run(followSpring, ms).value).toBeLessThanOrEqual(100.01);
  });

  it('comes to rest in the same way at 30, 60 and 144 frames a second', () => {
    for (const frame of [7, 16, 33]) expect(isAtRest(run(returnSpring, 900, frame), 100)).toBe(true);
    expect(run(returnSpring, 198, 33).value).toBeCloseTo(run(returnSpring, 198, 11).value, 0);
  });

  it('stays stable after a frame that took seconds', () => {
    expect(Math.abs(advance({ value: 0, speed: 0 }, 100, 5000, followSpring).value)).toBeLessThan(110);
  });
});
