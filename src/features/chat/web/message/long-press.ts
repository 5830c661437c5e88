/** In ms. */
const pressDuration = 500;
/** Movement that does not cancel the press, in px. */
const moveTolerance = 10;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export interface LongPress {
  down(at: Point, onPress: () => void): void;
  move(at: Point): void;
  /** The finger was lifted or began to scroll. */
  end(): void;
}

/** Detects a finger that is held still on an element. */
export function createLongPress(): LongPress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Point = { clientX: 0, clientY: 0 };
  const end = () => clearTimeout(timer);
  return {
    down(at, onPress) {
      end();
      from = at;
      timer = setTimeout(onPress, pressDuration);
    },
    move({ clientX, clientY }) {
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > moveTolerance) end();
    },
    end,
  };
}
