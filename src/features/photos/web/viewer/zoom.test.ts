import { describe, expect, test } from 'vitest';
import { createZoomGesture, frameOf, maxScale, unzoomed, withinStage, type Zoom, zoomTo } from './zoom.ts';

/** A phone; of the photo 360 × 480 px are seen. */
const frame = frameOf({ width: 360, height: 640 }, { width: 1200, height: 1600 });
const middle = { x: 0, y: 0 };
const rounded = (zoom: Zoom | null) => zoom && [zoom.scale, zoom.x, zoom.y].map((number) => Math.round(number * 100) / 100 + 0);

test('a photo fits into the stage by its longer side, a small one too', () => {
  expect(frame.photo).toEqual({ width: 360, height: 480 });
  expect(frameOf({ width: 800, height: 400 }, { width: 100, height: 100 }).photo).toEqual({ width: 400, height: 400 });
});

test('a photo whose size is not known yet counts as the whole stage', () => {
  const stage = { width: 360, height: 640 };
  expect(frameOf(stage, { width: 0, height: 0 })).toEqual({ stage, photo: stage });
});

test('what is under the fingers stays under them', () => {
  const point = { x: 60, y: -50 };
  const zoom = zoomTo(unzoomed, 2, point, point, frame);
  expect(rounded(zoom)).toEqual([2, -60, 50]);
  const moved = zoomTo(zoom, 4, point, { x: 70, y: -60 }, frame);
  // The part of the photo that was under the point.
  expect([(point.x - zoom.x) / 2, (point.y - zoom.y) / 2]).toEqual([(70 - moved.x) / 4, (-60 - moved.y) / 4]);
});

test('a photo gets at most four times as large, and never smaller than the stage shows it', () => {
  expect(zoomTo(unzoomed, 9, middle, middle, frame).scale).toBe(maxScale);
  expect(rounded(zoomTo({ scale: 2, x: 90, y: 40 }, 0.3, middle, middle, frame))).toEqual([1, 0, 0]);
});

test('a photo is moved to its edge and no further', () => {
  expect(rounded(withinStage({ scale: 2, x: 999, y: -999 }, frame))).toEqual([2, 180, -160]);
});

test('a photo that is narrower than the stage stays in its middle', () => {
  expect(rounded(withinStage({ scale: 1.2, x: 999, y: -999 }, frame))).toEqual([1.2, 36, 0]);
});

describe('fingers on the photo', () => {
  test('two that part zoom it, and the one that is left moves it on from there', () => {
    const gesture = createZoomGesture();
    gesture.press(1, { x: -50, y: 0, at: 0 }, unzoomed);
    gesture.press(2, { x: 50, y: 0, at: 10 }, unzoomed);
    expect(gesture.pinches()).toBe(true);
    gesture.move(1, { x: -100, y: 0, at: 20 }, unzoomed, frame);
    const zoom = gesture.move(2, { x: 100, y: 0, at: 30 }, unzoomed, frame) ?? unzoomed;
    expect(rounded(zoom)).toEqual([2, 0, 0]);
    expect(gesture.release(1, { x: -100, y: 0, at: 40 }, zoom, frame)).toBeNull();
    expect(rounded(gesture.move(2, { x: 130, y: -20, at: 50 }, zoom, frame))).toEqual([2, 30, -20]);
  });

  test('one leaves a photo alone that is not zoomed, so that it can swipe to the next', () => {
    const gesture = createZoomGesture();
    gesture.press(1, { x: 0, y: 0, at: 0 }, unzoomed);
    expect(gesture.move(1, { x: -90, y: 0, at: 20 }, unzoomed, frame)).toBeNull();
  });

  test('a pinch that ends almost where the photo fits ends there', () => {
    const gesture = createZoomGesture();
    gesture.press(1, { x: 0, y: 0, at: 0 }, unzoomed);
    expect(gesture.release(1, { x: 40, y: 0, at: 900 }, { scale: 1.03, x: 3, y: 0 }, frame)).toBe(unzoomed);
  });

  /** Taps, with where and when each begins. */
  const tapAt = (taps: readonly { x: number; at: number; moved?: number }[], zoom = unzoomed) => {
    const gesture = createZoomGesture();
    return taps.map(({ x, at, moved = 0 }) => {
      gesture.press(1, { x, y: 0, at }, zoom);
      if (moved > 0) gesture.move(1, { x: x + moved, y: 0, at: at + 20 }, zoom, frame);
      return rounded(gesture.release(1, { x: x + moved, y: 0, at: at + 40 }, zoom, frame));
    });
  };

  test('two taps zoom to two and a half at their place, and a third does nothing', () => {
    const taps = [0, 150, 300].map((at) => ({ x: 40, at }));
    expect(tapAt(taps)).toEqual([null, [2.5, -60, 0], null]);
  });

  test('two taps on a zoomed photo end the zoom', () => {
    const taps = [0, 150].map((at) => ({ x: 40, at }));
    expect(tapAt(taps, { scale: 3, x: 20, y: 0 })).toEqual([null, [1, 0, 0]]);
  });

  test.each([
    ['late', { x: 40, at: 500 }],
    ['elsewhere', { x: 120, at: 150 }],
    ['with a movement', { x: 40, at: 150, moved: 30 }],
  ])('a second tap that comes %s is none', (_, second) => {
    expect(tapAt([{ x: 40, at: 0 }, second])).toEqual([null, null]);
  });
});
