/** How long a mouse rests on a photo before the others are asked for, in ms. */
const rest = 120;

/** Which of n photos lies under a mouse, by its share of the way from the left edge to the right. */
export const photoUnder = (share: number, n: number): number => Math.max(0, Math.min(n - 1, Math.floor(share * n)));

/** The photo before or after; at the ends it stays. */
export const photoBeside = (at: number, step: 1 | -1, n: number): number => Math.max(0, Math.min(n - 1, at + step));

/** How far the photos follow a finger, in px: at the ends they give way, but hardly. */
export const yielded = (moved: number, at: number, n: number): number => {
  const past = moved > 0 ? at === 0 : at === n - 1;
  return past ? moved / 4 : moved;
};

export interface Hover {
  readonly over: (share: number) => void;
  readonly leave: () => void;
}

/** A mouse on its way across means nothing. One that rests is told with each move, and as null when it has left. */
export function createHover(tell: (share: number | null) => void): Hover {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let resting = false;
  let last = 0;
  return {
    over(share) {
      last = share;
      if (resting) return tell(share);
      timer ??= setTimeout(() => {
        resting = true;
        tell(last);
      }, rest);
    },
    leave() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (resting) tell(null);
      resting = false;
    },
  };
}
