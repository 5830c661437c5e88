import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { type EmojiWord, emojiWordAt, type SuggestionKeyHandler } from './emoji-word.ts';

/** Optional: when the code cannot be loaded, there are no suggestions and no error. */
const EmojiSuggestions = loadPart(async () => (await import('./emoji-suggestions.tsx')).EmojiSuggestions);

interface EmojiSuggest {
  /** For the textarea. */
  readonly props: Pick<ComponentProps<'textarea'>, 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'>;
  readonly handlers: Pick<ComponentProps<'textarea'>, 'onSelect' | 'onCompositionStart' | 'onCompositionEnd'>;
  /** To be called when the caret or the text has changed. */
  update(): void;
  /** True when the suggestions have handled the key. */
  press(event: KeyboardEvent): boolean;
  dismiss(): void;
  readonly list: ReactNode;
}

/** Emoji suggestions for a name typed after a colon. Their code is loaded with the first such name. */
export function useEmojiSuggest(area: RefObject<HTMLTextAreaElement | null>, text: string): EmojiSuggest {
  const [found, setFound] = useState<EmojiWord | null>(null);
  /** Element id of the selected suggestion. */
  const [active, setActive] = useState<string>();
  const id = useId();
  const keys = useRef<SuggestionKeyHandler | null>(null);
  const setKeys = useCallback((handler: SuggestionKeyHandler | null) => void (keys.current = handler), []);
  const isComposing = useRef(false);
  /** Index of the colon whose suggestions were dismissed. */
  const dismissed = useRef<number | null>(null);
  // Null when the text was sent or replaced since.
  const word = found !== null && text.slice(found.from, found.to) === `:${found.name}` ? found : null;
  const update = () => {
    const field = area.current;
    const atCaret =
      field === null || isComposing.current || field.selectionStart !== field.selectionEnd
        ? null
        : emojiWordAt(field.value, field.selectionStart);
    if (atCaret?.from !== dismissed.current) dismissed.current = null;
    const next = dismissed.current === null ? atCaret : null;
    setFound((before) => (before?.from === next?.from && before?.name === next?.name ? before : next));
  };
  const dismiss = () => {
    dismissed.current = word?.from ?? null;
    setFound(null);
  };
  return {
    update,
    dismiss,
    props:
      active === undefined || word === null ? {} : { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': active },
    handlers: {
      onSelect: update,
      onCompositionStart() {
        isComposing.current = true;
        setFound(null);
      },
      onCompositionEnd() {
        isComposing.current = false;
        update();
      },
    },
    press(event) {
      if (word === null || keys.current === null || event.nativeEvent.isComposing) return false;
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false;
      const handled = keys.current(event.key);
      if (handled) event.preventDefault();
      return handled;
    },
    // Not while offline: the page reloads itself when code cannot be loaded, which would interrupt the member's typing.
    list: word !== null && navigator.onLine && (
      <EmojiSuggestions id={id} area={area} word={word} onKeys={setKeys} onActive={setActive} onDismiss={dismiss} />
    ),
  };
}
