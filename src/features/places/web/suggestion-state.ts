/** A box with suggestions below it: what is typed, and which of them the keys have reached. */
export interface SuggestionState {
  /** Null: nothing is being typed, the box shows what was chosen. */
  readonly typed: string | null;
  readonly open: boolean;
  /** Index of the suggestion that the keys have reached; -1: none. */
  readonly active: number;
}

export const closed: SuggestionState = { typed: null, open: false, active: -1 };

export type SuggestionEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'key'; readonly key: string; readonly count: number }
  | { readonly type: 'chosen' }
  /** The box was left with something in it that is none of the suggestions. */
  | { readonly type: 'left' };

export function suggest(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  if (event.type === 'typed') return { typed: event.text, open: true, active: -1 };
  if (event.type === 'key') return press(state, event.key, event.count);
  return event.type === 'chosen' ? closed : { ...state, open: false, active: -1 };
}

/** True for keys that the list takes, and the caret does not. */
export const takesKey = (state: SuggestionState, key: string, count: number): boolean => press(state, key, count) !== state;

function press(state: SuggestionState, key: string, count: number): SuggestionState {
  if (key === 'Escape') return state.open ? { ...state, open: false, active: -1 } : state.typed === null ? state : closed;
  if (count === 0) return state;
  if (key === 'ArrowDown') return { ...state, open: true, active: state.open ? (state.active + 1) % count : 0 };
  if (key === 'ArrowUp') return { ...state, open: true, active: state.open && state.active > 0 ? state.active - 1 : count - 1 };
  return state;
}
