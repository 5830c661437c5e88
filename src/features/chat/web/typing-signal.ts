import { typingFor } from '../contract/rules.ts';

/** Signs are this far apart, in ms: one may get lost without the other side seeing a gap. */
const apart = typingFor / 2;

export interface TypingSignal {
  /** A key was pressed. */
  typed(): void;
  /** Sent or left: nothing more is told. */
  stop(): void;
}

/** Tells at once that somebody writes, then now and then, and once more after the last key. */
export function createTypingSignal(tell: () => void): TypingSignal {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = undefined;
    if (!again) return;
    again = false;
    tell();
    timer = setTimeout(rest, apart);
  };
  return {
    typed() {
      if (timer !== undefined) {
        again = true;
        return;
      }
      tell();
      timer = setTimeout(rest, apart);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  };
}
