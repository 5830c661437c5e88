import './emoji-picker.css';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Skeleton, TextInput, useAnnounce } from '#platform/web/ui/index.ts';
import { type Emoji, withTone } from '../contract/emojis.ts';
import { type EmojiBook, searchEmojis } from './emoji-book.ts';
import { EmojiGrids, type GridsHandle, type Section } from './emoji-grids.tsx';
import { EmojiTabs } from './emoji-tabs.tsx';
import { EmojiTones } from './emoji-tones.tsx';
import { emojisQuery } from './emojis-query.ts';
import { insertText } from './insert-text.ts';
import { PaperAbove } from './paper-above.tsx';
import { useEmojiHabits, useEmojiMemory } from './use-emoji-memory.ts';

interface Props {
  /** The button that it belongs to. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  /** Where the emoji go. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
}

/** All emoji above the composer. It stays open for more until it is closed. */
export function EmojiPicker({ anchor, area, onClose }: Props) {
  const t = useTranslations('chat.emoji');
  return (
    <PaperAbove anchor={anchor} home={area} label={t('title')} className="emoji-paper" onClose={onClose}>
      <Panel area={area} />
    </PaperAbove>
  );
}

function Panel({ area }: Pick<Props, 'area'>) {
  const t = useTranslations('chat.emoji');
  const common = useTranslations('common.action');
  const errorText = useErrorText('chat');
  const announce = useAnnounce();
  const { data: book, error, refetch } = useQuery(emojisQuery(useApi(), useLanguage()));
  const memory = useEmojiMemory();
  const { tone } = useEmojiHabits(memory);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const sections = useSections(book, wanted);
  const [current, setCurrent] = useState<string>();
  const [shown, setShown] = useState<Emoji | null>(null);
  const grids = useRef<GridsHandle>(null);
  const choose = useCallback(
    (emoji: Emoji) => {
      const back = document.activeElement;
      if (area.current !== null) insertText(area.current, emoji.toned ? withTone(emoji.text, tone) : emoji.text);
      // On with the next one.
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
      memory.used(emoji.text);
      announce(t('inserted', { label: emoji.label }));
    },
    [area, tone, memory, announce, t],
  );
  const [first] = sections[0]?.emojis ?? [];
  return (
    <div className="emoji-panel" aria-busy={book === undefined && error === null}>
      <TextInput
        type="search"
        icon="magnifying-glass"
        aria-label={t('search')}
        placeholder={t('hint')}
        maxLength={60}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown') grids.current?.enter();
          else if (event.key === 'Enter' && wanted !== '' && first !== undefined) choose(first);
          else return;
          event.preventDefault();
        }}
      />
      <EmojiTabs sections={wanted === '' ? sections : []} current={current} onChoose={(key) => grids.current?.show(key)} />
      <p className="sr" role="status">
        {book === undefined
          ? error === null && t('loading')
          : wanted !== '' && t('found', { n: first ? (sections[0]?.emojis.length ?? 0) : 0 })}
      </p>
      {error !== null && (
        <Alert
          tone="note"
          icon="warning-circle"
          live
          actions={
            <Button size="small" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          }
        >
          {t('failed')} {errorText(error)}
        </Alert>
      )}
      {book === undefined && error === null && <Skeleton shape="block" className="emoji-waiting" />}
      {book !== undefined && first === undefined && <p className="emoji-none">{t('none')}</p>}
      {first !== undefined && (
        <EmojiGrids ref={grids} sections={sections} tone={tone} onChoose={choose} onCurrent={setCurrent} onShow={setShown} />
      )}
      {book !== undefined && <EmojiTones names={book.tones} memory={memory} shown={shown} />}
    </div>
  );
}

/** What was found, or all groups, with what was used last before them: as it was when the panel was opened. */
function useSections(book: EmojiBook | undefined, wanted: string): readonly Section[] {
  const t = useTranslations('chat.emoji');
  const [recent] = useState(useEmojiMemory().get().recent);
  return useMemo(() => {
    if (book === undefined) return [];
    if (wanted !== '') return [{ key: 'found', name: t('results'), emojis: searchEmojis(book, wanted, 200, recent) }];
    const used = recent.flatMap((text) => book.byText.get(text) ?? []);
    return used.length === 0 ? book.groups : [{ key: 'recent', name: t('recent'), emojis: used }, ...book.groups];
  }, [book, wanted, recent, t]);
}
