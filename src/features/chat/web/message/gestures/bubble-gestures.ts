import { type RefObject, useEffect, useEffectEvent } from 'react';
import { watchBubbles } from './watch-bubbles.ts';

interface Props {
  readonly frame: RefObject<HTMLElement | null>;
  /** Message ids. */
  readonly onQuote: (message: number) => void;
  readonly onDoubleTap: (message: number) => void;
}

/** Watches the messages in `frame` for as long as it is rendered. Draws nothing. */
export function BubbleGestures({ frame, ...on }: Props): null {
  const onQuote = useEffectEvent(on.onQuote);
  const onDoubleTap = useEffectEvent(on.onDoubleTap);
  useEffect(() => {
    if (frame.current === null) return undefined;
    return watchBubbles(frame.current, { onQuote: (message) => onQuote(message), onDoubleTap: (message) => onDoubleTap(message) });
  }, [frame]);
  return null;
}
