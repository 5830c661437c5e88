export type SwipeKey = 'like' | 'pass' | 'profile' | 'photo' | 'undo';

interface KeyPress {
  readonly key: string;
  readonly repeat: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

interface FocusState {
  /** The focus is in the game; otherwise on the page itself. */
  readonly inGame: boolean;
  /** The focus is on an element that the space bar activates. */
  readonly onControl: boolean;
}

const arrows: Readonly<Record<string, SwipeKey>> = { ArrowRight: 'like', ArrowLeft: 'pass', ArrowUp: 'profile' };

/**
 * The action of a key, or null. Key repeats are ignored. The letter works only while the game has the focus, so that speech
 * input does not trigger it (WCAG 2.1.4).
 */
export function swipeKeyOf(
  { key, repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  { inGame, onControl }: FocusState,
): SwipeKey | null {
  if (repeat || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === ' ') return onControl ? null : 'photo';
  if (key.toLowerCase() === 'z') return inGame ? 'undo' : null;
  return arrows[key] ?? null;
}
