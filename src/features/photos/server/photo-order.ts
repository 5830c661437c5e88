/** One of a member's photos, in order. */
export interface OrderedPhoto {
  readonly id: number;
  /** False for rejected and deleted photos, which keep their place between their neighbours. */
  readonly listed: boolean;
}

/** All ids after moving a photo to a position, from 0, among the listed ones. Positions beyond the last one mean the end. */
export function moveTo(photos: readonly OrderedPhoto[], id: number, position: number): number[] {
  const others = photos.filter((each) => each.id !== id);
  const next = others.filter(({ listed }) => listed)[position];
  const at = next === undefined ? others.length : others.indexOf(next);
  return [...others.slice(0, at).map((each) => each.id), id, ...others.slice(at).map((each) => each.id)];
}
