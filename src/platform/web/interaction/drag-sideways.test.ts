import { describe, expect, it } from 'vitest';
import { startSidewaysDrag } from './drag-sideways.ts';

const start = { x: 200, y: 300, at: 0 };

describe('a sideways drag', () => {
  it('follows the finger once it is clearly sideways', () => {
    const drag = startSidewaysDrag(start);
    expect(drag.move({ x: 204, y: 302, at: 10 })).toBe(0);
    expect(drag.move({ x: 160, y: 310, at: 20 })).toBe(-40);
    expect(drag.move({ x: 160, y: 500, at: 30 })).toBe(-40);
  });

  it('ignores vertical scrolling', () => {
    const drag = startSidewaysDrag(start);
    expect(drag.move({ x: 210, y: 340, at: 10 })).toBeNull();
    expect(drag.end({ x: 400, y: 340, at: 20 }, 400)).toBe('stay');
  });

  it.each([
    [{ x: 60, at: 2000 }, 'next'],
    [{ x: 340, at: 2000 }, 'previous'],
    [{ x: 160, at: 60 }, 'next'],
    [{ x: 160, at: 400 }, 'stay'],
    [{ x: 182, at: 10 }, 'stay'],
  ] as const)('let go at %j: %s', ({ x, at }, expected) => {
    const drag = startSidewaysDrag(start);
    drag.move({ x, y: 300, at });
    expect(drag.end({ x, y: 300, at }, 400)).toBe(expected);
  });
});
