/** A photo in the line of its member's photos. */
export interface InLine {
  readonly id: number;
  /** False: rejected or deleted; it keeps its place between its neighbours. */
  readonly there: boolean;
}

/** The ids after the photo has come to this position, from 0, among those that are there; behind the last one is the end. */
export function moveTo(line: readonly InLine[], id: number, position: number): number[] {
  const others = line.filter((each) => each.id !== id);
  const next = others.filter(({ there }) => there)[position];
  const at = next === undefined ? others.length : others.indexOf(next);
  return [...others.slice(0, at).map((each) => each.id), id, ...others.slice(at).map((each) => each.id)];
}
