import { expect, test } from 'vitest';
import { regionOf } from './region.ts';

const size = { width: 1000, height: 800 };

test.each([
  ['the whole picture', { left: 0, top: 0, width: 1, height: 1 }, { left: 0, top: 0, width: 1000, height: 800 }],
  ['a part', { left: 0.1, top: 0.25, width: 0.5, height: 0.5 }, { left: 100, top: 200, width: 500, height: 400 }],
  ['thirds, which are not whole px', { left: 1 / 3, top: 0, width: 2 / 3, height: 1 }, { left: 333, top: 0, width: 667, height: 800 }],
  ['a part half outside', { left: 0.5, top: 0.5, width: 1, height: 1 }, { left: 500, top: 400, width: 500, height: 400 }],
])('%s of an image', (_what, crop, region) => {
  expect(regionOf(crop, size, 200)).toEqual(region);
});

test.each([
  ['an empty part', { left: 0, top: 0, width: 0, height: 1 }],
  ['a part outside', { left: 1, top: 0, width: 1, height: 1 }],
  ['a strip', { left: 0, top: 0, width: 1, height: 0.2 }],
])('%s is too little', (_what, crop) => {
  expect(regionOf(crop, size, 200)).toBeNull();
});
