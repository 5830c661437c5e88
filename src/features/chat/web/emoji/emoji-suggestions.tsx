import './emoji-suggestions.css';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { withTone } from '../../contract/emojis.ts';
import type { Emoji } from '../../contract/emoji-endpoints.ts';
import { searchEmojis } from './emoji-index.ts';
import type { EmojiWord, SuggestionKeyHandler } from './emoji-word.ts';
import { emojisQuery } from './emojis-query.ts';
import { insertText } from './insert-text.ts';
import { useRecentEmojis, useEmojiMemory } from './use-emoji-memory.ts';

interface Props {
  readonly id: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly word: EmojiWord;
  /** Registers the handler for the text field's keys while there are suggestions; null removes it. */
  readonly onKeys: (keys: SuggestionKeyHandler | null) => void;
  readonly onActive: (option: string | undefined) => void;
  readonly onDismiss: () => void;
}

const maxSuggestions = 5;

/** Autocomplete for an emoji name: ↑ and ↓ select a suggestion, Enter and Tab insert it, Escape closes the list. */
export function EmojiSuggestions({ id, area, word, onKeys, onActive, onDismiss }: Props) {
  const t = useTranslations('chat.emoji');
  const { data: index } = useQuery(emojisQuery(useApi(), useLanguage()));
  const memory = useEmojiMemory();
  const { tone, recent } = useRecentEmojis(memory);
  const { from, to, name } = word;
  const found = useMemo(() => (index === undefined ? [] : searchEmojis(index, name, maxSuggestions, recent)), [index, name, recent]);
  const [selected, setSelected] = useState({ name, at: 0 });
  // When the name changes, the first suggestion is selected again.
  const at = selected.name === name ? Math.min(selected.at, found.length - 1) : 0;
  const withCurrentTone = ({ text, toned }: Emoji) => (toned ? withTone(text, tone) : text);
  const insert = (emoji: Emoji | undefined) => {
    if (emoji === undefined || area.current === null) return;
    insertText(area.current, withCurrentTone(emoji), from, to);
    memory.used(emoji.text);
  };
  const select = (next: number) => setSelected({ name, at: (next + found.length) % found.length });
  useLayoutEffect(() => {
    if (found.length === 0) return undefined;
    onKeys((key) => {
      if (key === 'ArrowDown') select(at + 1);
      else if (key === 'ArrowUp') select(at - 1);
      else if (key === 'Enter' || key === 'Tab') insert(found[at]);
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
      {found.map((emoji, option) => (
        <li
          key={emoji.text}
          id={`${id}${option}`}
          role="option"
          aria-selected={option === at}
          // Keeps the focus in the text field.
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => option !== at && select(option)}
          onClick={() => insert(emoji)}
        >
          <span className="char" aria-hidden="true">
            {withCurrentTone(emoji)}
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

/** Positions the list above the text field, also while the field grows. */
function useAboveArea(area: RefObject<HTMLTextAreaElement | null>, isOpen: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const box = area.current;
    const popover = list.current;
    if (!isOpen || box === null || popover === null) return undefined;
    const position = () => {
      const { left, top, width } = box.getBoundingClientRect();
      popover.style.left = `${left}px`;
      popover.style.maxWidth = `${width}px`;
      popover.style.bottom = `${document.documentElement.clientHeight - top + 6}px`;
      popover.style.maxHeight = `${top - 14}px`;
    };
    popover.showPopover();
    position();
    const observer = new ResizeObserver(position);
    observer.observe(box);
    addEventListener('resize', position);
    return () => {
      observer.disconnect();
      removeEventListener('resize', position);
    };
  }, [area, isOpen]);
  return list;
}
