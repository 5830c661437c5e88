import { useSyncExternalStore } from 'react';
import { useChatTools } from './chat-tools.ts';

/** Whether a covered picture is shown, and the way to show it. */
export function useRevealed(image: number): readonly [boolean, () => void] {
  const { revealed } = useChatTools();
  const shown = useSyncExternalStore(
    revealed.subscribe,
    () => revealed.has(image),
    () => false,
  );
  return [shown, () => revealed.add(image)];
}
