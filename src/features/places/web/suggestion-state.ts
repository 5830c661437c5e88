/** The state of a combobox with suggestions: the typed text and the active option. */
export interface SuggestionState {
  /** Null when nothing is typed and the input shows the chosen value. */
  readonly typed: string | null;
  readonly open: boolean;
  /** Index of the active option, or -1. */
  readonly active: number;
}

export const closed: SuggestionState = { typed: null, open: false, active: -1 };

export type SuggestionEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'key'; readonly key: string; readonly count: number }
  | { readonly type: 'chosen' }
  /** The input lost the focus with text that matches no suggestion. */
  | { readonly type: 'left' };

export function suggest(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  if (event.type === 'typed') return { typed: event.text, open: true, active: -1 };
  if (event.type === 'key') return press(state, event.key, event.count);
  return event.type === 'chosen' ? closed : { ...state, open: false, active: -1 };
}

/** True for keys that are handled by the list instead of the text input. */
export const handlesKey = (state: SuggestionState, key: string, count: number): boolean => press(state, key, count) !== state;

function press(state: SuggestionState, key: string, count: number): SuggestionState {
  if (key === 'Escape') return state.open ? { ...state, open: false, active: -1 } : state.typed === null ? state : closed;
  if (count === 0) return state;
  if (key === 'ArrowDown') return { ...state, open: true, active: state.open ? (state.active + 1) % count : 0 };
  if (key === 'ArrowUp') return { ...state, open: true, active: state.open && state.active > 0 ? state.active - 1 : count - 1 };
  return state;
}
