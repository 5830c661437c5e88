import { createEmitter } from '#platform/web/data/emitter.ts';
import { ownKey } from '#platform/web/shell/member-storage.ts';

import { type EmojiTone, emojiTones } from '../../contract/emojis.ts';
import type { TextStorage } from '../state/browser-storage.ts';

export interface RecentEmojis {
  /** Without skin tones, the most recently used first. */
  readonly recent: readonly string[];
  readonly tone: EmojiTone;
}

/** The recently used emoji and the skin tone of a member, stored in this browser. */
export interface EmojiMemory {
  get(): RecentEmojis;
  used(text: string): void;
  setTone(tone: EmojiTone): void;
  subscribe(listener: () => void): () => void;
}

/** Two rows of the picker. */
const maxRecent = 18;

export function createEmojiMemory(storage: TextStorage, user: number): EmojiMemory {
  const key = ownKey('chat-emoji', user);
  const changes = createEmitter();
  let state = read(storage.get(key));
  const set = (next: RecentEmojis) => {
    state = next;
    storage.set(key, JSON.stringify(next));
    changes.emit();
  };
  return {
    get: () => state,
    used: (text) => set({ ...state, recent: [text, ...state.recent.filter((other) => other !== text)].slice(0, maxRecent) }),
    setTone: (tone) => set({ ...state, tone }),
    subscribe: changes.subscribe,
  };
}

/** An unreadable value counts as empty. */
function read(text: string | null): RecentEmojis {
  const empty: RecentEmojis = { recent: [], tone: 0 };
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return empty;
    const recent: readonly unknown[] = 'recent' in found && Array.isArray(found.recent) ? found.recent : [];
    const tone = 'tone' in found ? emojiTones.find((one) => one === found.tone) : undefined;
    return { recent: recent.filter((each) => typeof each === 'string').slice(0, maxRecent), tone: tone ?? 0 };
  } catch {
    return empty;
  }
}
