import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeImage } from './crop.ts';
import { targetOf } from './target-size.ts';

test('a photo is uploaded at 1.5 times the largest displayed size, and never enlarged', () => {
  expect(targetOf({ width: 8160, height: 6144 }, wholeImage)).toEqual({
    region: { left: 0, top: 0, width: 8160, height: 6144 },
    scale: 1920 / 8160,
  });
  expect(targetOf({ width: 900, height: 1200 }, wholeImage)?.scale).toBe(1);
  expect(targetOf({ width: 8000, height: 6000 }, { left: 0.5, top: 0.25, width: 0.25, height: 0.5 })).toEqual({
    region: { left: 4000, top: 1500, width: 2000, height: 3000 },
    scale: 2400 / 3000,
  });
});

test('a photo that the server would reject is left unchanged, so that the server can give the reason', () => {
  expect(targetOf({ width: 12_000, height: 1500 }, wholeImage)).toBe(null);
  expect(targetOf({ width: 1080, height: 12_000 }, wholeImage)).toBe(null);
  expect(targetOf({ width: 150, height: 900 }, wholeImage)).toBe(null);
  expect(targetOf({ width: 900, height: 900 }, { left: 0, top: 0, width: 0.1, height: 1 })).toBe(null);
  expect(targetOf({ width: 0, height: 0 }, wholeImage)).toBe(null);
});

test('the region lies within the image, whatever the crop', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12_000 }),
      fc.integer({ min: 1, max: 12_000 }),
      part,
      part,
      part,
      part,
      (width, height, left, top, w, h) => {
        const target = targetOf({ width, height }, { left, top, width: w, height: h });
        if (target === null) return;
        const { region, scale } = target;
        expect(region.left + region.width).toBeLessThanOrEqual(width);
        expect(region.top + region.height).toBeLessThanOrEqual(height);
        expect(Math.round(region.width * scale)).toBeLessThanOrEqual(1920);
        expect(Math.round(region.height * scale)).toBeLessThanOrEqual(2400);
      },
    ),
  );
});
