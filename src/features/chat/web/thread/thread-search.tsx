import './thread-search.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDebouncedValue } from '#platform/web/interaction/use-debounced-value.ts';
import { Button, cx, IconButton, Spinner, TextInput, useToast } from '#platform/web/ui/index.ts';
import { searchChat } from '../../contract/calls.ts';
import type { Message } from '../../contract/message.ts';
import { searchLength } from '../../contract/rules.ts';
import { useChatState } from '../state/chat-state.ts';
import { excerpt, highlightMatches } from './highlight.ts';
import type { Chat } from '../state/cache/queries.ts';
import { usePages } from '../state/cache/use-pages.ts';
import { useListTime } from '../message/use-time-format.ts';

interface Props {
  readonly conversation: number;
  readonly member: Chat['profile'];
  /** Scrolls to a message (id). False when it could not be loaded. */
  readonly scrollToMessage: (message: number) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A bar above the messages that searches them, lists the matches and scrolls to one. */
export function ThreadSearch({ conversation, member, scrollToMessage, onClose }: Props) {
  const t = useTranslations('chat.find');
  const toast = useToast();
  const [input, setInput] = useState('');
  const q = useDebouncedValue(input.trim(), 250);
  const api = useApi();
  const find = usePages({
    search: q,
    first: null as number | null,
    key: (before) => ['chat-search', conversation, q, before],
    load: (before, signal) => api(searchChat, { query: { conversation, q, ...(before !== null && { before }) }, signal }),
    staleTime: 10_000,
    enabled: q.length >= searchLength.min,
    next: (last) => (last.more ? (last.messages.at(-1)?.id ?? null) : null),
  });
  const hits = find.pages.flatMap(({ messages }) => messages);
  const total = find.pages[0]?.total;
  const [at, setAt] = useState(-1);
  /** The list is hidden after a match was chosen. */
  const [isListOpen, setListOpen] = useState(true);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusedBefore = document.activeElement;
    field.current?.focus({ preventScroll: true });
    return () => {
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
    };
  }, []);
  const current = Math.min(at, hits.length - 1);

  const choose = async (index: number) => {
    const hit = hits[index];
    if (hit === undefined) return;
    setAt(index);
    // The chosen button disappears with the list: the bar takes the focus, so that Escape still works.
    if (document.activeElement?.closest('.find-list')) bar.current?.focus({ preventScroll: true });
    setListOpen(false);
    if (!(await scrollToMessage(hit.id))) toast({ text: t('jumpFailed'), icon: 'warning-circle', urgent: true });
    if (index === hits.length - 1) find.more?.();
  };
  return (
    <search
      ref={bar}
      tabIndex={-1}
      className="find"
      aria-label={t('label', { name: member.name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="find-bar">
        <TextInput
          ref={field}
          type="search"
          icon="magnifying-glass"
          aria-label={t('label', { name: member.name })}
          aria-controls={listId}
          placeholder={t('hint')}
          maxLength={searchLength.max}
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
            setAt(-1);
            setListOpen(true);
          }}
          onFocus={() => setListOpen(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void choose(current + (event.shiftKey ? -1 : 1));
          }}
        />
        <IconButton icon="caret-up" label={t('older')} disabled={current >= hits.length - 1} onClick={() => void choose(current + 1)} />
        <IconButton icon="caret-down" label={t('newer')} disabled={current <= 0} onClick={() => void choose(current - 1)} />
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <p className="find-count num text-s soft" role="status">
        {input.trim() !== '' && input.trim().length < searchLength.min && t('tooShort', { n: searchLength.min })}
        {find.isPending && t('searching')}
        {find.error !== null && t('failed')}
        {total !== undefined && q === input.trim() && (current >= 0 ? t('count', { at: current + 1, n: total }) : t('total', { n: total }))}
      </p>
      {isListOpen && hits.length > 0 && (
        <ol id={listId} className="find-list" aria-label={t('list')}>
          {hits.map((hit, index) => (
            <li key={hit.id}>
              <Hit hit={hit} q={q} name={member.name} current={index === current} onChoose={() => void choose(index)} />
            </li>
          ))}
          {(find.more !== null || find.isFetchingMore) && (
            <li className="find-more">
              {find.isFetchingMore ? (
                <Spinner label={t('searching')} />
              ) : (
                <Button kind="plain" size="small" onClick={() => find.more?.()}>
                  {t('more')}
                </Button>
              )}
            </li>
          )}
        </ol>
      )}
    </search>
  );
}

interface HitProps {
  readonly hit: Message;
  readonly q: string;
  readonly name: string;
  readonly current: boolean;
  readonly onChoose: () => void;
}

function Hit({ hit, q, name, current, onChoose }: HitProps) {
  const t = useTranslations('chat.find');
  const { user } = useChatState();
  const listTime = useListTime();
  return (
    <button type="button" className={cx('find-hit', current && 'on')} aria-current={current || undefined} onClick={onChoose}>
      <span className="text-s soft">
        <b dir="auto">{hit.sender === user ? t('you') : name}</b>
        <time className="num" dateTime={hit.sent_at}>
          {listTime(hit.sent_at)}
        </time>
      </span>
      <span className="excerpt" dir="auto">
        {excerpt(highlightMatches(hit.text, q)).map(({ text, hit: isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))}
      </span>
    </button>
  );
}
