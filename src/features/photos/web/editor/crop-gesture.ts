import { createHeldPointers, type Point } from '#platform/web/interaction/held-pointers.ts';
import { type Corner, type Crop, dragCorner, type FrameRules, moveCrop, sizeCrop } from '../upload/crop.ts';

/** Drag and pinch on the crop frame: one pointer moves the frame or drags a corner, two resize it. Points are fractions of the image. */
export interface CropGesture {
  press(pointer: number, point: Point, corner: Corner | null, crop: Crop): void;
  /** The new frame; null when the pointer is not part of the gesture. */
  move(pointer: number, point: Point, rules: FrameRules): Crop | null;
  /** `crop`: the current frame, from which a remaining pointer continues. */
  release(pointer: number, crop: Crop): void;
}

export function createCropGesture(): CropGesture {
  const held = createHeldPointers();
  let begin: { readonly corner: Corner | null; readonly crop: Crop } | null = null;

  return {
    press(pointer, point, corner, crop) {
      held.press(pointer, point);
      begin = { corner: held.count() === 1 ? corner : null, crop };
    },
    move(pointer, point, rules) {
      const moved = held.move(pointer, point);
      if (begin === null || moved === null) return null;
      const { crop, corner } = begin;
      const { from, to, factor } = moved;
      if (held.count() > 1) return sizeCrop(crop, { width: crop.width * factor, height: crop.height * factor }, rules);
      const [right, down] = [to.x - from.x, to.y - from.y];
      return corner === null ? moveCrop(crop, right, down) : dragCorner(crop, corner, right, down, rules);
    },
    release(pointer, crop) {
      held.release(pointer);
      begin = held.count() === 0 ? null : { corner: null, crop };
    },
  };
}
