import './emoji-picker.css';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Skeleton, TextInput, useAnnounce } from '#platform/web/ui/index.ts';
import { withTone } from '../../contract/emojis.ts';
import type { Emoji } from '../../contract/emoji-endpoints.ts';
import { type EmojiIndex, searchEmojis } from './emoji-index.ts';
import { EmojiGrids, type GridsHandle, type Section } from './emoji-grids.tsx';
import { EmojiTabs } from './emoji-tabs.tsx';
import { EmojiTones } from './emoji-tones.tsx';
import { emojisQuery } from './emojis-query.ts';
import { insertText } from './insert-text.ts';
import { Popover } from '../picker/popover.tsx';
import { useRecentEmojis, useEmojiMemory } from './use-emoji-memory.ts';

interface Props {
  /** The button that opens it. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  /** The text field into which emoji are inserted. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onClose: () => void;
}

/** A popover with all emoji. It stays open after one was chosen. */
export function EmojiPicker({ anchor, area, onClose }: Props) {
  const t = useTranslations('chat.emoji');
  return (
    <Popover anchor={anchor} returnFocusTo={area} label={t('title')} className="emoji-popover" onClose={onClose}>
      <Panel area={area} />
    </Popover>
  );
}

function Panel({ area }: Pick<Props, 'area'>) {
  const t = useTranslations('chat.emoji');
  const common = useTranslations('common.action');
  const errorText = useErrorText('chat');
  const announce = useAnnounce();
  const { data: index, error, refetch } = useQuery(emojisQuery(useApi(), useLanguage()));
  const memory = useEmojiMemory();
  const { tone } = useRecentEmojis(memory);
  const [input, setInput] = useState('');
  const search = useDeferredValue(input.trim());
  const sections = useSections(index, search);
  const [current, setCurrent] = useState<string>();
  const [previewed, setPreviewed] = useState<Emoji | null>(null);
  const grids = useRef<GridsHandle>(null);
  const choose = useCallback(
    (emoji: Emoji) => {
      const focused = document.activeElement;
      if (area.current !== null) insertText(area.current, emoji.toned ? withTone(emoji.text, tone) : emoji.text);
      // `insertText` moves the focus to the text field; the picker takes it back for the next emoji.
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      memory.used(emoji.text);
      announce(t('inserted', { label: emoji.label }));
    },
    [area, tone, memory, announce, t],
  );
  const [first] = sections[0]?.emojis ?? [];
  return (
    <div className="emoji-panel" aria-busy={index === undefined && error === null}>
      <TextInput
        type="search"
        icon="magnifying-glass"
        aria-label={t('search')}
        placeholder={t('hint')}
        maxLength={60}
        value={input}
        onChange={(event) => setInput(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'ArrowDown') grids.current?.focus();
          else if (event.key === 'Enter' && search !== '' && first !== undefined) choose(first);
          else return;
          event.preventDefault();
        }}
      />
      <EmojiTabs sections={search === '' ? sections : []} current={current} onChoose={(key) => grids.current?.scrollToSection(key)} />
      <p className="sr" role="status">
        {index === undefined
          ? error === null && t('loading')
          : search !== '' && t('found', { n: first ? (sections[0]?.emojis.length ?? 0) : 0 })}
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
      {index === undefined && error === null && <Skeleton shape="block" className="emoji-loading" />}
      {index !== undefined && first === undefined && <p className="emoji-none">{t('none')}</p>}
      {first !== undefined && (
        <EmojiGrids ref={grids} sections={sections} tone={tone} onChoose={choose} onCurrent={setCurrent} onPreview={setPreviewed} />
      )}
      {index !== undefined && <EmojiTones names={index.tones} memory={memory} previewed={previewed} />}
    </div>
  );
}

/** The search results; without a search all groups, with the recently used emoji (as of opening the picker) before them. */
function useSections(index: EmojiIndex | undefined, search: string): readonly Section[] {
  const t = useTranslations('chat.emoji');
  const [recent] = useState(useEmojiMemory().get().recent);
  return useMemo(() => {
    if (index === undefined) return [];
    if (search !== '') return [{ key: 'found', name: t('results'), emojis: searchEmojis(index, search, 200, recent) }];
    const used = recent.flatMap((text) => index.byText.get(text) ?? []);
    return used.length === 0 ? index.groups : [{ key: 'recent', name: t('recent'), emojis: used }, ...index.groups];
  }, [index, search, recent, t]);
}
