import { type EmojiTone, emojiTones } from '../contract/emojis.ts';
import type { TextStorage } from './browser-storage.ts';

export interface EmojiHabits {
  /** Without tones, the last one first. */
  readonly recent: readonly string[];
  readonly tone: EmojiTone;
}

/** What a member's browser remembers of the emoji that were sent from it. */
export interface EmojiMemory {
  get(): EmojiHabits;
  used(text: string): void;
  setTone(tone: EmojiTone): void;
  subscribe(listener: () => void): () => void;
}

/** Two rows of the panel. */
const most = 18;

export function createEmojiMemory(storage: TextStorage, user: number): EmojiMemory {
  const key = `chat-emoji:${user}`;
  const listeners = new Set<() => void>();
  let habits = read(storage.get(key));
  const set = (changed: EmojiHabits) => {
    habits = changed;
    storage.set(key, JSON.stringify(changed));
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => habits,
    used: (text) => set({ ...habits, recent: [text, ...habits.recent.filter((other) => other !== text)].slice(0, most) }),
    setTone: (tone) => set({ ...habits, tone }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What cannot be read was never there. */
function read(text: string | null): EmojiHabits {
  const nothing: EmojiHabits = { recent: [], tone: 0 };
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return nothing;
    const recent: readonly unknown[] = 'recent' in found && Array.isArray(found.recent) ? found.recent : [];
    const tone = 'tone' in found ? emojiTones.find((one) => one === found.tone) : undefined;
    return { recent: recent.filter((each) => typeof each === 'string').slice(0, most), tone: tone ?? 0 };
  } catch {
    return nothing;
  }
}
