import { useSyncExternalStore } from 'react';
import { useChatState } from './chat-state.ts';

/** Whether a blurred image has been revealed, and a function that reveals it. */
export function useRevealed(image: number): readonly [boolean, () => void] {
  const { revealed } = useChatState();
  const shown = useSyncExternalStore(
    revealed.subscribe,
    () => revealed.has(image),
    () => false,
  );
  return [shown, () => revealed.add(image)];
}
