import { typingTimeout } from '../../contract/rules.ts';

/** Ms between two signals: one may get lost before the indicator disappears. */
const interval = typingTimeout / 2;

export interface TypingSignal {
  /** A key was pressed. */
  typed(): void;
  /** The message was sent or the conversation left: sends no more signals. */
  stop(): void;
}

/** Throttles typing signals: sends one with the first key, at most one per interval, and one after the last key. */
export function createTypingSignal(send: () => void): TypingSignal {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasTypedSince = false;
  const onInterval = () => {
    timer = undefined;
    if (!hasTypedSince) return;
    hasTypedSince = false;
    send();
    timer = setTimeout(onInterval, interval);
  };
  return {
    typed() {
      if (timer !== undefined) {
        hasTypedSince = true;
        return;
      }
      send();
      timer = setTimeout(onInterval, interval);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      hasTypedSince = false;
    },
  };
}
