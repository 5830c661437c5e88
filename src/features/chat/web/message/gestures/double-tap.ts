/** Position in px and time in ms. */
interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Between the two taps. */
const maxPause = 320;
/** Between where they land. */
const maxDistance = 28;

/** Returns a function that is given each tap on a message, and answers whether it is the second of two on the same one. */
export function createDoubleTap(): (message: number, tap: Tap) => boolean {
  let before: (Tap & { readonly message: number }) | null = null;
  return (message, tap) => {
    const isSecond =
      before?.message === message && tap.at - before.at <= maxPause && Math.hypot(tap.x - before.x, tap.y - before.y) <= maxDistance;
    // A third tap begins anew: it is not the second of another pair.
    before = isSecond ? null : { ...tap, message };
    return isSecond;
  };
}
