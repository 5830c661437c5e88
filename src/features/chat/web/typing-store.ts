import { typingFor } from '../contract/rules.ts';

/** Who is writing to the viewer right now, by profile id. */
export interface TypingStore {
  /** A sign of life; without the next one it ends by itself. */
  sign(profile: number): void;
  /** Their message is there. */
  end(profile: number): void;
  isTyping(profile: number): boolean;
  subscribe(listener: () => void): () => void;
}

export function createTypingStore(): TypingStore {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const end = (profile: number) => {
    clearTimeout(timers.get(profile));
    if (timers.delete(profile)) tell();
  };
  return {
    sign(profile) {
      const isNew = !timers.has(profile);
      clearTimeout(timers.get(profile));
      timers.set(
        profile,
        setTimeout(() => end(profile), typingFor),
      );
      if (isNew) tell();
    },
    end,
    isTyping: (profile) => timers.has(profile),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
