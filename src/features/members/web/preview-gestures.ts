/** Ms that the mouse must stay on a photo before the others are shown. */
const hoverDelay = 120;

/** Which of n photos the mouse points to; `share` is its position from the left edge (0) to the right (1). */
export const photoUnder = (share: number, n: number): number => Math.max(0, Math.min(n - 1, Math.floor(share * n)));

/** The previous or next photo; at the ends it stays. */
export const adjacentPhoto = (at: number, step: 1 | -1, n: number): number => Math.max(0, Math.min(n - 1, at + step));

/** How far the photos follow a finger, in px; with resistance at the ends. */
export const dragOffset = (moved: number, at: number, n: number): number => {
  const past = moved > 0 ? at === 0 : at === n - 1;
  return past ? moved / 4 : moved;
};

export interface Hover {
  readonly over: (share: number) => void;
  readonly leave: () => void;
}

/** Ignores a mouse that only passes. After the delay, reports each move, and null when the mouse leaves. */
export function createHover(report: (share: number | null) => void): Hover {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let active = false;
  let last = 0;
  return {
    over(share) {
      last = share;
      if (active) return report(share);
      timer ??= setTimeout(() => {
        active = true;
        report(last);
      }, hoverDelay);
    },
    leave() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (active) report(null);
      active = false;
    },
  };
}
