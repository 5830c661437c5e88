import './emoji-suggestions.css';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { type Emoji, withTone } from '../contract/emojis.ts';
import { searchEmojis } from './emoji-book.ts';
import type { EmojiWord, SuggestKeys } from './emoji-word.ts';
import { emojisQuery } from './emojis-query.ts';
import { insertText } from './insert-text.ts';
import { useEmojiHabits, useEmojiMemory } from './use-emoji-memory.ts';

interface Props {
  readonly id: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly word: EmojiWord;
  /** Where it takes the keys of the textarea, while there is something to choose. */
  readonly onKeys: (keys: SuggestKeys | null) => void;
  readonly onActive: (option: string | undefined) => void;
  readonly onDismiss: () => void;
}

const most = 5;

/** A few emoji for a word: ↑ and ↓ go through them, Enter and Tab take one, Escape leaves the word as it is. */
export function EmojiSuggestions({ id, area, word, onKeys, onActive, onDismiss }: Props) {
  const t = useTranslations('chat.emoji');
  const { data: book } = useQuery(emojisQuery(useApi(), useLanguage()));
  const memory = useEmojiMemory();
  const { tone, recent } = useEmojiHabits(memory);
  const { from, to, wanted } = word;
  const found = useMemo(() => (book === undefined ? [] : searchEmojis(book, wanted, most, recent)), [book, wanted, recent]);
  const [marked, setMarked] = useState({ wanted, at: 0 });
  // Another word begins with the best.
  const at = marked.wanted === wanted ? Math.min(marked.at, found.length - 1) : 0;
  const draw = ({ text, toned }: Emoji) => (toned ? withTone(text, tone) : text);
  const take = (emoji: Emoji | undefined) => {
    if (emoji === undefined || area.current === null) return;
    insertText(area.current, draw(emoji), from, to);
    memory.used(emoji.text);
  };
  const mark = (next: number) => setMarked({ wanted, at: (next + found.length) % found.length });
  useLayoutEffect(() => {
    if (found.length === 0) return undefined;
    onKeys((key) => {
      if (key === 'ArrowDown') mark(at + 1);
      else if (key === 'ArrowUp') mark(at - 1);
      else if (key === 'Enter' || key === 'Tab') take(found[at]);
      else if (key === 'Escape') onDismiss();
      else return false;
      return true;
    });
    return () => onKeys(null);
  });
  useLayoutEffect(() => {
    onActive(found.length === 0 ? undefined : `${id}${at}`);
    return () => onActive(undefined);
  }, [id, at, found.length, onActive]);
  useAnnounced(found.length === 0 ? null : t('offered', { n: found.length }));
  const list = useAboveArea(area, found.length > 0);
  if (found.length === 0) return null;
  return createPortal(
    <ul ref={list} popover="manual" id={id} role="listbox" aria-label={t('suggestions')} className="emoji-suggestions">
      {found.map((emoji, index) => (
        <li
          key={emoji.text}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === at}
          // The words keep the focus.
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => index !== at && mark(index)}
          onClick={() => take(emoji)}
        >
          <span className="char" aria-hidden="true">
            {draw(emoji)}
          </span>
          <span>{emoji.label}</span>
        </li>
      ))}
    </ul>,
    document.body,
  );
}

function useAnnounced(text: string | null): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text !== null) announce(text);
  }, [announce, text]);
}

/** Over the textarea, which grows while it is written in. */
function useAboveArea(area: RefObject<HTMLTextAreaElement | null>, isThere: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const box = area.current;
    const paper = list.current;
    if (!isThere || box === null || paper === null) return undefined;
    const place = () => {
      const { left, top, width } = box.getBoundingClientRect();
      paper.style.left = `${left}px`;
      paper.style.maxWidth = `${width}px`;
      paper.style.bottom = `${document.documentElement.clientHeight - top + 6}px`;
      paper.style.maxHeight = `${top - 14}px`;
    };
    paper.showPopover();
    place();
    const observer = new ResizeObserver(place);
    observer.observe(box);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, [area, isThere]);
  return list;
}
