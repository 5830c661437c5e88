/** Long enough not to be a tap, in ms. */
const pressed = 500;
/** A finger is never quite still, in px. */
const slack = 10;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export interface LongPress {
  down(at: Point, onPress: () => void): void;
  move(at: Point): void;
  /** The finger was lifted, or began to scroll. */
  end(): void;
}

/** A finger that rests. */
export function createLongPress(): LongPress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Point = { clientX: 0, clientY: 0 };
  const end = () => clearTimeout(timer);
  return {
    down(at, onPress) {
      end();
      from = at;
      timer = setTimeout(onPress, pressed);
    },
    move({ clientX, clientY }) {
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > slack) end();
    },
    end,
  };
}
