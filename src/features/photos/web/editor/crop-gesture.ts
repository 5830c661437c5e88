import { type Corner, type Crop, dragCorner, type FrameRules, moveCrop, sizeCrop } from './crop.ts';

/** Fractions of the picture. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drag and pinch on the crop frame: one pointer moves the frame or drags a corner, two resize it. */
export interface CropGesture {
  press(pointer: number, point: Point, corner: Corner | null, crop: Crop): void;
  /** The new frame; null when the pointer is not part of the gesture. */
  move(pointer: number, point: Point, rules: FrameRules): Crop | null;
  /** `crop`: the current frame, from which a remaining pointer continues. */
  release(pointer: number, crop: Crop): void;
}

export function createCropGesture(): CropGesture {
  const now = new Map<number, Point>();
  let begin: { readonly points: ReadonlyMap<number, Point>; readonly corner: Corner | null; readonly crop: Crop } | null = null;

  return {
    press(pointer, point, corner, crop) {
      now.set(pointer, point);
      begin = { points: new Map(now), corner: now.size === 1 ? corner : null, crop };
    },
    move(pointer, point, rules) {
      const start = begin?.points.get(pointer);
      if (begin === null || start === undefined) return null;
      now.set(pointer, point);
      const { crop, corner, points } = begin;
      if (points.size > 1) {
        const factor = distanceBetween(now) / Math.max(0.01, distanceBetween(points));
        return sizeCrop(crop, { width: crop.width * factor, height: crop.height * factor }, rules);
      }
      const [right, down] = [point.x - start.x, point.y - start.y];
      return corner === null ? moveCrop(crop, right, down) : dragCorner(crop, corner, right, down, rules);
    },
    release(pointer, crop) {
      now.delete(pointer);
      begin = now.size === 0 ? null : { points: new Map(now), corner: null, crop };
    },
  };
}

function distanceBetween(points: ReadonlyMap<number, Point>): number {
  const [one, other] = points.values();
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
