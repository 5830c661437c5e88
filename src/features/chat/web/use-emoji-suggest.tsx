import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { type EmojiWord, emojiWordAt, type SuggestKeys } from './emoji-word.ts';

// Nobody asked for them: when their file cannot be loaded, there are none, and whoever writes does not notice.
const EmojiSuggestions = lazy(() =>
  import('./emoji-suggestions.tsx').then(
    ({ EmojiSuggestions: Suggestions }) => ({ default: Suggestions }),
    () => ({ default: () => null }),
  ),
);

interface Suggesting {
  /** Of the textarea. */
  readonly props: Pick<ComponentProps<'textarea'>, 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'>;
  readonly handlers: Pick<ComponentProps<'textarea'>, 'onSelect' | 'onCompositionStart' | 'onCompositionEnd'>;
  /** The caret or the text has changed. */
  look(): void;
  /** True: the key chose among suggestions, and means nothing else. */
  press(event: KeyboardEvent): boolean;
  dismiss(): void;
  readonly list: ReactNode;
}

/** Emoji for what is typed behind a colon. What finds them comes with the first such word. */
export function useEmojiSuggest(area: RefObject<HTMLTextAreaElement | null>, text: string): Suggesting {
  const [seen, setSeen] = useState<EmojiWord | null>(null);
  /** The id of the option that Enter takes. */
  const [active, setActive] = useState<string>();
  const id = useId();
  const keys = useRef<SuggestKeys | null>(null);
  const setKeys = useCallback((taking: SuggestKeys | null) => void (keys.current = taking), []);
  const isComposing = useRef(false);
  /** Of the colon whose suggestions nobody wanted. */
  const refused = useRef<number | null>(null);
  // The text may have been sent or replaced.
  const word = seen !== null && text.slice(seen.from, seen.to) === `:${seen.wanted}` ? seen : null;
  const look = () => {
    const at = area.current;
    const found =
      at === null || isComposing.current || at.selectionStart !== at.selectionEnd ? null : emojiWordAt(at.value, at.selectionStart);
    if (found?.from !== refused.current) refused.current = null;
    const wanted = refused.current === null ? found : null;
    setSeen((before) => (before?.from === wanted?.from && before?.wanted === wanted?.wanted ? before : wanted));
  };
  const dismiss = () => {
    refused.current = word?.from ?? null;
    setSeen(null);
  };
  return {
    look,
    dismiss,
    props:
      active === undefined || word === null ? {} : { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': active },
    handlers: {
      onSelect: look,
      onCompositionStart() {
        isComposing.current = true;
        setSeen(null);
      },
      onCompositionEnd() {
        isComposing.current = false;
        look();
      },
    },
    press(event) {
      if (word === null || keys.current === null || event.nativeEvent.isComposing) return false;
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false;
      const taken = keys.current(event.key);
      if (taken) event.preventDefault();
      return taken;
    },
    // A page whose files cannot be had reloads itself: not for this, in the middle of a sentence without a connection.
    list: word !== null && navigator.onLine && (
      <Suspense>
        <EmojiSuggestions id={id} area={area} word={word} onKeys={setKeys} onActive={setActive} onDismiss={dismiss} />
      </Suspense>
    ),
  };
}
