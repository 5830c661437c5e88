import { useSyncExternalStore } from 'react';
import type { Quote } from '../../contract/message.ts';
import { useChatState } from './chat-state.ts';

/** The message that the next one to a member will answer. */
export function useQuoting(member: number): Quote | null {
  const { quoting } = useChatState();
  return useSyncExternalStore(
    quoting.subscribe,
    () => quoting.get(member),
    () => null,
  );
}
