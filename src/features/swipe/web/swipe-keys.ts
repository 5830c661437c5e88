export type SwipeKey = 'like' | 'pass' | 'profile' | 'photo' | 'undo';

interface Pressed {
  readonly key: string;
  readonly repeat: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

interface Where {
  /** The focus is in the game; else it is nowhere, on the page itself. */
  readonly inGame: boolean;
  /** It is on something that the space bar presses. */
  readonly onControl: boolean;
}

const arrows: Readonly<Record<string, SwipeKey>> = { ArrowRight: 'like', ArrowLeft: 'pass', ArrowUp: 'profile' };

/**
 * What a key means for the game; null: nothing. A held key decides once. A letter counts only in the game itself, so that
 * nobody who dictates takes something back (WCAG 2.1.4).
 */
export function swipeKeyOf({ key, repeat, altKey, ctrlKey, metaKey, shiftKey }: Pressed, { inGame, onControl }: Where): SwipeKey | null {
  if (repeat || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === ' ') return onControl ? null : 'photo';
  if (key.toLowerCase() === 'z') return inGame ? 'undo' : null;
  return arrows[key] ?? null;
}
