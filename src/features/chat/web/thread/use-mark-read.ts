import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeRead } from '../state/cache/cache-writer.ts';
import { useChatState } from '../state/chat-state.ts';
import type { Chat } from '../state/cache/queries.ts';
import { newestOf, type UnreadLine, unreadLine } from '../state/thread.ts';
import { useEntry } from '../state/use-member-state.ts';
import { useVisible } from '../state/use-page-state.ts';

interface ReadState {
  /** Stays until the conversation is left. */
  readonly line: UnreadLine | null;
  /** Number of unread messages. */
  readonly unread: number;
}

/** Marks messages as read while the page is visible and scrolled to the end. */
export function useMarkRead(chat: Chat, atEnd: boolean): ReadState {
  const { conversation, messages, profile } = chat;
  const state = useChatState();
  const queries = useQueryClient();
  const visible = useVisible();
  const entry = useEntry(profile.id);
  const unread = entry?.num_unread_messages ?? 0;
  const [line, setLine] = useState(() => unreadLine(messages, state.user, unread));
  const reading = visible && atEnd;

  // Messages that arrive while the viewer is not reading get an unread line, or raise the count on the existing one.
  const next = unreadLine(messages, state.user, unread);
  const grew = line !== null && next?.from === line.from && next.count > line.count;
  if (!reading && next !== null && (line === null || grew)) setLine(next);

  useEffect(() => state.open.show(profile.id, reading), [state, profile.id, reading]);

  const newest = newestOf(messages, state.user);
  const markedUpTo = useRef(unread === 0 ? newest : 0);
  const mark = useEffectEvent(() => {
    if (conversation === null || newest === 0 || (newest <= markedUpTo.current && unread === 0)) return;
    markedUpTo.current = newest;
    writeRead(queries, conversation, Number.POSITIVE_INFINITY);
    state.readMarks.mark(conversation, newest);
  });
  useEffect(() => {
    if (reading) mark();
  }, [reading, newest, unread, conversation]);

  return { line, unread };
}
