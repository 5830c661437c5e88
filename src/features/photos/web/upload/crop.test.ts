import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { Crop as CropText } from '../../contract/endpoints.ts';
import { type Crop, cropText, dragCorner, frameRules, largestFrame, moveCrop, sizeCrop, turnCrop, wholeImage } from './crop.ts';

const landscape = { width: 2000, height: 1000 };
const portrait = frameRules(landscape, 4 / 5);
const free = frameRules(landscape, null);
const near = ({ left, top, width, height }: Crop) => [left, top, width, height].map((share) => Math.round(share * 1000) / 1000 + 0);

describe('a frame', () => {
  test('of 4:5 fills the height of a landscape and the width of a tall image', () => {
    expect(near(largestFrame(portrait))).toEqual([0.3, 0, 0.4, 1]);
    expect(near(largestFrame(frameRules({ width: 1000, height: 2000 }, 4 / 5)))).toEqual([0, 0.188, 1, 0.625]);
    expect(largestFrame(free)).toBe(wholeImage);
  });

  test('never leaves the image', () => {
    const frame = largestFrame(portrait);
    expect(near(moveCrop(frame, 5, 5))).toEqual([0.6, 0, 0.4, 1]);
    expect(near(moveCrop(frame, -5, -5))).toEqual([0, 0, 0.4, 1]);
  });

  test('is resized around its centre within the image, and keeps its ratio', () => {
    expect(near(sizeCrop(largestFrame(portrait), { width: 0.2, height: 0 }, portrait))).toEqual([0.4, 0.25, 0.2, 0.5]);
    const atEdge = { left: 0.8, top: 0, width: 0.2, height: 0.5 };
    expect(near(sizeCrop(atEdge, { width: 9, height: 9 }, portrait))).toEqual([0.6, 0, 0.4, 1]);
    expect(near(sizeCrop(wholeImage, { width: 0.5, height: 0.8 }, free))).toEqual([0.25, 0.1, 0.5, 0.8]);
  });

  test('is never smaller than the server accepts', () => {
    expect(near(sizeCrop(wholeImage, { width: 0, height: 0 }, free))).toEqual([0.45, 0.4, 0.1, 0.2]);
    expect(near(sizeCrop(largestFrame(portrait), { width: 0, height: 0 }, portrait))).toEqual([0.45, 0.375, 0.1, 0.25]);
    expect(near(sizeCrop(wholeImage, { width: 0, height: 0 }, frameRules({ width: 150, height: 150 }, null)))).toEqual([0, 0, 1, 1]);
  });

  test('follows a dragged corner while the opposite corner stays', () => {
    const frame = { left: 0.2, top: 0.2, width: 0.4, height: 0.4 };
    expect(near(dragCorner(frame, 'bottom-right', 0.1, 0.2, free))).toEqual([0.2, 0.2, 0.5, 0.6]);
    expect(near(dragCorner(frame, 'top-left', 0.1, -9, free))).toEqual([0.3, 0, 0.3, 0.6]);
    expect(near(dragCorner(frame, 'bottom-left', 9, 0, free))).toEqual([0.5, 0.2, 0.1, 0.4]);
  });

  test('keeps its ratio when a corner is dragged', () => {
    const frame = { left: 0.4, top: 0.25, width: 0.2, height: 0.5 };
    expect(near(dragCorner(frame, 'bottom-right', 0.05, 0, portrait))).toEqual([0.4, 0.25, 0.25, 0.625]);
    expect(near(dragCorner(frame, 'bottom-right', 9, 9, portrait))).toEqual([0.4, 0.25, 0.3, 0.75]);
    expect(near(dragCorner(frame, 'top-right', 0, -0.25, portrait))).toEqual([0.4, 0, 0.3, 0.75]);
  });
});

test('a crop rotated four times is the same again', () => {
  const part = { left: 0.1, top: 0.2, width: 0.3, height: 0.6 };
  expect(near(turnCrop(part))).toEqual([0.2, 0.1, 0.6, 0.3]);
  expect(near(turnCrop(turnCrop(turnCrop(turnCrop(part)))))).toEqual(near(part));
});

describe('the crop text', () => {
  test('is undefined for the whole image', () => {
    expect(cropText(wholeImage)).toBeUndefined();
    expect(cropText({ left: 0.000001, top: 0, width: 0.999999, height: 1 })).toBeUndefined();
  });

  test('has four fractions that are valid by the contract and stay within the image', () => {
    expect(cropText({ left: 0.1, top: 0, width: 0.8, height: 1 })).toBe('0.1000,0,0.8000,1');
    const text = cropText({ left: 1 / 3, top: 2 / 3, width: 2 / 3, height: 1 / 3 }) ?? '';
    expect(Value.Check(CropText, text)).toBe(true);
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
    expect([left + width <= 1, top + height <= 1]).toEqual([true, true]);
  });
});
