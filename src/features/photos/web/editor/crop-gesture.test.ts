import { expect, test } from 'vitest';
import { type Crop, frameRules } from '../upload/crop.ts';
import { createCropGesture } from './crop-gesture.ts';

const rules = frameRules({ width: 2000, height: 2000 }, null);
const frame: Crop = { left: 0.3, top: 0.3, width: 0.4, height: 0.4 };
const near = (crop: Crop | null) => crop && [crop.left, crop.top, crop.width, crop.height].map((share) => Math.round(share * 100) / 100);

test('one finger drags the frame', () => {
  const gesture = createCropGesture();
  gesture.press(1, { x: 0.5, y: 0.5 }, null, frame);
  expect(near(gesture.move(1, { x: 0.6, y: 0.4 }, rules))).toEqual([0.4, 0.2, 0.4, 0.4]);
  expect(near(gesture.move(1, { x: 0.5, y: 0.5 }, rules))).toEqual([0.3, 0.3, 0.4, 0.4]);
  expect(gesture.move(2, { x: 0, y: 0 }, rules)).toBeNull();
});

test('a corner is dragged', () => {
  const gesture = createCropGesture();
  gesture.press(1, { x: 0.7, y: 0.7 }, 'bottom-right', frame);
  expect(near(gesture.move(1, { x: 0.9, y: 0.8 }, rules))).toEqual([0.3, 0.3, 0.6, 0.5]);
});

test('two fingers resize the frame, and the remaining one drags it further', () => {
  const gesture = createCropGesture();
  gesture.press(1, { x: 0.4, y: 0.5 }, null, frame);
  gesture.press(2, { x: 0.6, y: 0.5 }, null, frame);
  const wide = gesture.move(2, { x: 0.7, y: 0.5 }, rules);
  expect(near(wide)).toEqual([0.2, 0.2, 0.6, 0.6]);
  gesture.release(1, wide ?? frame);
  expect(near(gesture.move(2, { x: 0.8, y: 0.5 }, rules))).toEqual([0.3, 0.2, 0.6, 0.6]);
  gesture.release(2, frame);
  expect(gesture.move(2, { x: 0, y: 0 }, rules)).toBeNull();
});
