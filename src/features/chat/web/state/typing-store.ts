import { createEmitter } from '#platform/web/data/emitter.ts';

import { typingTimeout } from '../../contract/rules.ts';

/** Which members are typing to the viewer right now, by profile id. */
export interface TypingStore {
  /** A typing event arrived. It expires after `typingTimeout` without another one. */
  mark(profile: number): void;
  /** Their message has arrived. */
  clear(profile: number): void;
  isTyping(profile: number): boolean;
  subscribe(listener: () => void): () => void;
}

export function createTypingStore(): TypingStore {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const changes = createEmitter();
  const clear = (profile: number) => {
    clearTimeout(timers.get(profile));
    if (timers.delete(profile)) changes.emit();
  };
  return {
    mark(profile) {
      const isNew = !timers.has(profile);
      clearTimeout(timers.get(profile));
      timers.set(
        profile,
        setTimeout(() => clear(profile), typingTimeout),
      );
      if (isNew) changes.emit();
    },
    clear,
    isTyping: (profile) => timers.has(profile),
    subscribe: changes.subscribe,
  };
}
