import { useSyncExternalStore } from 'react';
import type { Quote } from '../../contract/message.ts';
import { useChatTools } from '../cache/chat-tools.ts';

/** The message that the next one to a member will answer. */
export function useQuoting(member: number): Quote | null {
  const { quoting } = useChatTools();
  return useSyncExternalStore(
    quoting.subscribe,
    () => quoting.get(member),
    () => null,
  );
}
