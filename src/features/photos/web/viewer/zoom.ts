import { createHeldPointers, type Point } from '#platform/web/interaction/held-pointers.ts';

/** How the photo is drawn: so many times as large, and moved by px from the middle of the stage. */
export interface Zoom extends Point {
  readonly scale: number;
}

/** Px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The stage, and the photo as large as it fits there. */
export interface Frame {
  readonly stage: Size;
  readonly photo: Size;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;
const doubleTapScale = 2.5;
/** What is left after a pinch that was meant to end at 1. */
const snapScale = 1.05;
/** Px that a finger may move, ms that it may stay in a tap and between two, px between two taps. */
const tap = { movement: 10, time: 300, distance: 32 };

/** The photo's size when all of it is in the stage; the whole stage before its size is known. */
export function frameOf(stage: Size, file: Size): Frame {
  if (file.width === 0 || file.height === 0) return { stage, photo: stage };
  const factor = Math.min(stage.width / file.width, stage.height / file.height);
  return { stage, photo: { width: file.width * factor, height: file.height * factor } };
}

/** Makes the photo larger or smaller so that what was under `from` is then under `to`, as far as the photo goes. */
export function zoomTo(zoom: Zoom, scale: number, from: Point, to: Point, frame: Frame): Zoom {
  const bounded = clamp(1, scale, maxScale);
  const factor = bounded / zoom.scale;
  return withinStage({ scale: bounded, x: to.x - (from.x - zoom.x) * factor, y: to.y - (from.y - zoom.y) * factor }, frame);
}

/** No gap opens between the photo and an edge that it can reach; where it is narrower than the stage it stays in the middle. */
export function withinStage({ scale, x, y }: Zoom, { stage, photo }: Frame): Zoom {
  const right = Math.max(0, (photo.width * scale - stage.width) / 2);
  const down = Math.max(0, (photo.height * scale - stage.height) / 2);
  return { scale, x: clamp(-right, x, right), y: clamp(-down, y, down) };
}

/** Px from the middle of the stage, and ms. */
interface Touch extends Point {
  readonly at: number;
}

/** Fingers on the photo. Each call answers what is to be drawn from then on, or null when the gesture is none of a zoom. */
export interface ZoomGesture {
  press(pointer: number, touch: Touch, zoom: Zoom): void;
  move(pointer: number, touch: Touch, zoom: Zoom, frame: Frame): Zoom | null;
  release(pointer: number, touch: Touch, zoom: Zoom, frame: Frame): Zoom | null;
  cancel(pointer: number, zoom: Zoom): void;
  readonly pinches: () => boolean;
}

/** Two fingers zoom, one moves a photo that is zoomed, and two taps zoom it or end that. */
export function createZoomGesture(): ZoomGesture {
  const held = createHeldPointers();
  let begin = unzoomed;
  /** The press that may yet be a tap, and the tap before it. */
  let pressed: Touch | null = null;
  let tapped: Touch | null = null;
  const cancel = (pointer: number, zoom: Zoom) => {
    held.release(pointer);
    begin = zoom;
    pressed = null;
  };
  return {
    press(pointer, touch, zoom) {
      held.press(pointer, touch);
      begin = zoom;
      pressed = held.count() === 1 ? touch : null;
    },
    move(pointer, touch, zoom, frame) {
      const moved = held.move(pointer, touch);
      if (moved === null) return null;
      if (pressed !== null && distance(pressed, touch) > tap.movement) pressed = null;
      return held.count() > 1 || zoom.scale > 1 ? zoomTo(begin, begin.scale * moved.factor, moved.from, moved.to, frame) : null;
    },
    release(pointer, touch, zoom, frame) {
      const first = tapped;
      tapped = pressed !== null && touch.at - pressed.at < tap.time ? touch : null;
      const twice = first !== null && pressed !== null && pressed.at - first.at < tap.time && distance(pressed, first) < tap.distance;
      cancel(pointer, zoom);
      if (twice && tapped !== null) {
        tapped = null;
        return zoom.scale > 1 ? unzoomed : zoomTo(zoom, doubleTapScale, touch, touch, frame);
      }
      return zoom.scale !== 1 && zoom.scale < snapScale ? unzoomed : null;
    },
    cancel,
    pinches: () => held.count() > 1,
  };
}

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
